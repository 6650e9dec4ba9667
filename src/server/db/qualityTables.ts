/** Which version of a temple was examined, how whole it was in percent, and what was found (`domain/findings`). */
export type QualityTables = {
  temple_quality: { temple_id: number; version: number; percent: number };
  temple_findings: { code: string; temple_id: number };
};
