/** The plan of every call of domain/api.ts. Without one for each, this file does not compile. */

import type { api } from "#domain/api.ts";
import { accountPlans } from "./account-plans.ts";
import { adminPlans } from "./admin-plans.ts";
import { importPlans } from "./import-plans.ts";
import { otherPlans } from "./other-plans.ts";
import { passkeyPlans } from "./passkey-plans.ts";
import type { Plan } from "./plan.ts";
import { sealPlans } from "./seal-plans.ts";
import { secondFactorPlans } from "./second-factor-plans.ts";
import { universePlans } from "./universe-plans.ts";

export const plans: Readonly<Record<keyof typeof api, Plan>> = {
  ...accountPlans,
  ...adminPlans,
  ...secondFactorPlans,
  ...passkeyPlans,
  ...universePlans,
  ...importPlans,
  ...sealPlans,
  ...otherPlans,
};
