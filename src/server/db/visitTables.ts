/** Visits, counted by day in India; of who came nothing outlives the day. */
export type VisitTables = {
  /** all public pages together; `visitors` counts a browser once a day */
  visit_days: { day: string; visits: number; visitors: number };
  temple_visits: { temple_id: number; day: string; visits: number };
  temple_windows: TempleWindowTable;
  /** the secret that the day's visitors are hashed with; gone when the day is over */
  visit_salts: { day: string; salt: string };
  visitors: { day: string; key: string; seen_at: string };
};

/** Visits of the last days, today included; `ranked_visits` are those the temple's popularity was last reckoned with. */
export type TempleWindowTable = {
  temple_id: number;
  visits_7d: number;
  visits_30d: number;
  visits_90d: number;
  ranked_visits: number;
};
