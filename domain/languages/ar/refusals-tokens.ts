import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "رمز الوصول هذا غير معروف، أو انتهت مدته، أو أُلغي.",
  lacksScope: "رمز الوصول هذا لا يسمح بذلك: تنقصه الصلاحية {scope}.",
  closed: "لا يسمح أي رمز وصول بذلك. هذا لك وحدك بعد تسجيل الدخول.",
  inAddress:
    "لا مكان لرمز الوصول في عنوان أبدًا. يُرجى إرساله في الترويسة Authorization، وإلغاء كل رمز ظهر في عنوان.",
  twice: "للطلب ترويسة Authorization واحدة فيها رمز وصول واحد.",
  tooMany: "أقصى عدد لرموز الوصول هو {max, number}. يُرجى إلغاء رمز لم تعد هناك حاجة إليه.",
};
