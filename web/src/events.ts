// The events of the rules. Written by tools/protocol_types.py from what the engine declares.

export interface EventRow {
  /** The clause that the event follows. */
  clause: string;
  /** The fields that only the event's seat may see. */
  private?: string[];
}

export const EVENTS: Record<string, EventRow> = {
  start_named: { clause: "S3" },
  round_began: { clause: "F1" },
  fate_revealed: { clause: "F1" },
  fates_shuffled: { clause: "F1" },
  creature_moved: { clause: "F2" },
  creature_entered: { clause: "T1" },
  tower_reached: { clause: "F3" },
  counter_dropped: { clause: "F3" },
  trophy_lost: { clause: "F4" },
  trophy_kept: { clause: "F4" },
  display_exchanged: { clause: "F11" },
  spell_shown: { clause: "S7" },
  turn_began: { clause: "F13" },
  turn_ended: { clause: "T8" },
  passed: { clause: "T5" },
  mage_moved: { clause: "T4" },
  spell_cast: { clause: "C1" },
  card_added: { clause: "C2" },
  line_applied: { clause: "C5" },
  spell_fizzled: { clause: "C7" },
  action_gained: { clause: "C13" },
  power_gained: { clause: "B2" },
  creature_hit: { clause: "D1" },
  creature_weakened: { clause: "Z4" },
  creature_defeated: { clause: "D1" },
  creatures_healed: { clause: "T9" },
  skull_raised: { clause: "D3" },
  skill_gained: { clause: "D3" },
  card_drawn: { clause: "T8", private: ["card"] },
  card_discarded: { clause: "T8" },
  card_learned: { clause: "C9" },
  card_removed: { clause: "T6" },
  deck_shuffled: { clause: "T8" },
  poison_given: { clause: "T7" },
  game_ended: { clause: "E1" },
  terrain_laid: { clause: "G1" },
  terrain_placed: { clause: "G1" },
  toadling_laid: { clause: "Z2" },
  toadling_taken: { clause: "Z3" },
  toadling_turned: { clause: "Z2" },
  toadling_used: { clause: "Z4" },
  bomber_burst: { clause: "Z5" },
  bonus_taken: { clause: "B1" },
  mission_dealt: { clause: "M1", private: ["mission"] },
  mission_kept: { clause: "M1", private: ["mission"] },
};
