import time
from tests.bot.given import *

async def test_full(tmp_path):
    async with world(tmp_path) as w:
        t = await open_game(w, "anna", "bert", "carl", "dora")
        t0=time.time(); n=0
        while not t.over:
            r = await answer(w, t)
            n+=1
            assert r.acknowledged
            if n%50==0: print(n, time.time()-t0, t.view(None).turn, t.view(None).doom, flush=True)
            if n>1500: break
        await w.settle()
        print(n, time.time()-t0, t.game.outcome, len(w.posts()))
        for m in w.posts()[-3:]: print(texts(m), labels(m))
