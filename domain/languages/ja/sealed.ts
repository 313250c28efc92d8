import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "封印中",
  claim: {
    sentence:
      "サーバーは、言葉がもう封印されていないと言っています。別の端末で自分で封印を解いたのなら、ここで待っているものも封印せずに送られます。心当たりがなければ、ここでは何も答えず、サーバーを運営する人に尋ねてください。",
    accept: "自分で封印を解きました",
  },
};
