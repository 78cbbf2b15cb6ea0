# Names and descriptions of its slash commands. Descriptions: at most 100 characters. Names: lower case, at most 32.

cmd-wading = Wading Out: what the buttons do, typed
cmd-wading-name = wading
cmd-wading-wade = Wade, and throw the die
cmd-wading-wade-name = wade
cmd-wading-comb = Comb the beach for a shell
cmd-wading-comb-name = comb
cmd-wading-home = Go home with the basket
cmd-wading-home-name = home
cmd-wading-whistle = Blow your whistle
cmd-wading-whistle-name = whistle
cmd-wading-choose = Answer what you are asked
cmd-wading-choose-name = choose
cmd-wading-choose-option = Which answer
cmd-wading-choose-option-name = option
cmd-wading-orders = Say once and for all that you keep quiet, or take it back
cmd-wading-orders-name = orders
cmd-wading-orders-order = Which order
cmd-wading-orders-order-name = order
cmd-wading-why = Why something is possible now, or not
cmd-wading-why-name = why
cmd-wading-why-what = What you would like to do
cmd-wading-why-what-name = what
