import type { programsLead } from "../en/programs-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof programsLead> = {
  title: "البرامج",
  what: "يمكنك السماح لبرنامج لك برؤية سمائك أو الإضافة إليها أو معرفة ما يتغير فيها. لكل برنامج مفتاح يمكنك إلغاؤه.",
  more: "البرامج ومفاتيحها",
};
