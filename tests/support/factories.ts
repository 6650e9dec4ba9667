import type { RegisterInput } from "../../src/contract/accounts";
import type { TempleCreate } from "../../src/contract/adminTemples";

/** The password of every account that a test makes, and what the server stores of it (argon2id, as it would make it). */
export const PASSWORD = "lotus lamp bell";
export const PASSWORD_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$jeBszd/+vNfjvH1e+inAHQ$RKmI3RnuWCAFwyynKxRqDRc1tnAV8srVIp7hPLYaT18";

let temples = 0;

/** What the console sends to create a temple: a name nobody has yet, a place, and the fields the test is about. */
export const aTemple = (fields: Partial<TempleCreate> = {}): TempleCreate => ({
  name: `Temple ${++temples}`,
  city: "Mysuru",
  state: "Karnataka",
  ...fields,
});

let people = 0;

/** What the register form sends; an address nobody has yet. */
export const aPerson = <More extends object>(
  fields: Partial<RegisterInput> & More = {} as More,
): RegisterInput & More => ({
  name: "Asha Rao",
  email: `asha${++people}@test.example`,
  password: PASSWORD,
  ...fields,
});
