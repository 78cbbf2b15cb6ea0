# Mit Handkarten zahlen, in mehreren Modulen von Cultistorm.

cs-opt-pay = { $has_drop ->
    [yes] { $card } und { $drop } ablegen
   *[no] { $card } ablegen
}
