import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "メモや名前を封印すると、読めるのは本人だけになります。このサーバーを運営する人にも読めません。",
  sealed: "言葉は封印されています。読めるのは本人だけです。",
  working: "言葉の処理が進んでいます。進み具合はここでわかります。",
  title: "言葉の封印",
  more: "言葉の封印について",
};
