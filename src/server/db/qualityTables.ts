import type { Generated } from "kysely";

/** Which version of a temple was examined, how whole it was in percent, and what was found (`domain/findings`). */
export type QualityTables = {
  temple_quality: { temple_id: number; version: number; percent: number };
  /** `urgency` is above 0 for what speaks against a position: see `domain/findings/positionDoubts` */
  temple_findings: { code: string; temple_id: number; urgency: Generated<number> };
  /** positions that somebody looked up; a check holds while the temple stands there */
  position_checks: { temple_id: number; latitude: number; longitude: number; user_id: number | null; at: string };
};
