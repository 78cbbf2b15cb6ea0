from tests.bot.given import *

async def test_slice(tmp_path):
    async with world(tmp_path) as w:
        anna, bert = w.person("anna"), w.person("bert")
        r = await anna.slash(w.channel, "game new", game="elder-sign")
        print(answered(r))
        lobby = w.posts()[-1]
        print(texts(lobby), labels(lobby))
        r = await bert.click(lobby, label="Join")
        print("JOIN", answered(r))
        r = await bert.click(w.posts()[-1], label="Ready")
        r = await anna.click(w.posts()[-1], label="Start")
        print("START", answered(r))
        await w.settle()
        for m in w.posts():
            print("----", m.id, texts(m)); print(labels(m))
