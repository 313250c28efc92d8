import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "لا يُرسل الويب هوك إلا إلى عنوان https عام، من دون اسم أو كلمة مرور فيه.",
  hostNotFound: "يتعذر على Mood Universe العثور على هذا العنوان الآن. يُرجى إعادة المحاولة بعد قليل.",
  tooManyWebhooks: "الحد الأقصى لعدد الويب هوك هو {max, number}. يُرجى إزالة واحد لم تعد هناك حاجة إليه.",
  events: "يُرجى اختيار حدث واحد على الأقل، كل حدث مرة واحدة.",
  notATopic:
    "لموضوع ntfy عنوان مثل \u2066https://ntfy.sh/my-topic\u2069، على خادم يُسمح لـ Mood Universe بالوصول إليه.",
  ntfyToken: "رمز الوصول في ntfy لا يحتوي على مسافات.",
};
