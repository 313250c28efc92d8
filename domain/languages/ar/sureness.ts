import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "هذا واضح.",
  probably: "هذا مرجَّح.",
  chance: "قد يكون ذلك مصادفة.",
  meaning: {
    clearly:
      "«هذا واضح»: حيث لا صلة في الحقيقة، لا تُظهر المصادفة وحدها مثل هذا إلا في نحو دفتر يوميات واحد من كل مئة.",
    probably: "«هذا مرجَّح»: نادرًا ما تُظهر المصادفة وحدها مثل هذا: في نحو خمسة دفاتر من كل مئة.",
    chance: "«قد يكون ذلك مصادفة»: كثيرًا ما يظهر مثل هذا حتى حيث لا صلة.",
  },
};
