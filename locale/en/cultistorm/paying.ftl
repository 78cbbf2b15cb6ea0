# Paying with hand cards, in several modules of Cultistorm.

cs-opt-pay = { $has_drop ->
    [yes] Discard { $card } and { $drop }
   *[no] Discard { $card }
}
