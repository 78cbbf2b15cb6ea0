# The words that people get for the dice who type none. Their order counts: a new one goes to the end.

luck-words =
    acorn alder almond amber anchor apron arrow ash attic badger barley basket beacon beetle bell birch biscuit bramble brass brick
    bridge bucket button candle canvas carpet cedar cellar chalk cherry chimney clover cobweb compass copper coral cork crane
    cricket crow curtain daisy drizzle drum dune ember falcon feather fern fiddle finch flint fog fountain fox frost garlic
    ginger gravel gull hammer harbour hazel hedge heron honey hornet inkwell island ivory ivy jasmine kettle lantern lark lemon
    lichen lighthouse linen magpie maple marble marsh meadow mirror moss moth mustard needle nettle nutmeg oak oar olive onion
    orchard otter owl paper parsnip pebble pepper pigeon pillar plum pocket poppy puddle quill rafter raven ribbon river
    rooster rope saddle saffron salt sandal shovel shutter sparrow spindle spoon staircase stork stove straw swallow teacup
    thimble thistle thunder timber trout trumpet turnip umbrella velvet violet walnut weasel willow window wren yarrow
