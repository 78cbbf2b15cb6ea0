# What the fields of the view are called on pictures.

pic-wo-title = Wading Out
pic-wo-over = The water is back
pic-wo-enough = Enough
pic-wo-basket = In the basket
pic-wo-find = Find
pic-wo-shells = Shells
pic-wo-waves = Waves
pic-wo-finds = Finds
pic-wo-whistle = Whistle
pic-wo-wish = Wish
pic-wo-order = Order
pic-wo-order-quiet = keep quiet

# On a card:
pic-wo-text = What happens
pic-wo-flavour = What is told
