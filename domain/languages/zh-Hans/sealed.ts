import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = {
  word: "已封存",
  claim: {
    sentence:
      "服务器说你的文字不再封存了。如果是你自己在另一台设备上解除的，在这里等待的内容也会以未封存的形式发送。如果不是，请不要在这里回答，并询问管理这台服务器的人。",
    accept: "是我自己解除的",
  },
};
