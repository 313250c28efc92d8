import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "تسجيل اليوم",
  subtitle: "ما يُترك يبقى فارغًا.",
  day: "اليوم",
  today: "اليوم، {day}",
  yesterday: "أمس، {day}",
  nothingDue: "لا سؤال الآن.",
  allNoted: "دُوِّن كل شيء، ولا يُطلب منك المزيد.",
  others: "شيء آخر",
  done: "تم",
  time: "وقت {name}",
  timeFirst: "الوقت أولًا، ثم القيمة.",
  nothingYet: {
    title: "لا أسئلة بعد",
    text: "هنا يمكنك ببضع لمسات تسجيل ما يهمك بجانب نجومك، مثل النوم أو نزهة. والبداية باختيار شيء واحد.",
    choose: "اختيار ما يُقاس",
  },
  yourTrackers: "مقاييسك",
  outOfReach: "تعذر تحميل مقاييسك. تحتاج إلى خادمك مرة واحدة، ثم تعمل من دونه.",
  waiting: "إجاباتك محفوظة على هذا الجهاز إلى أن يمكن الوصول إلى خادمك.",
  said: { answered: "{name}: {value}", takenBack: "{name}: بلا إجابة" },
  withStar: {
    title: "مع نجمتك",
    subtitle: "إن أردت.",
    offer: "للتسجيل أيضًا: {names}",
    notNow: "ليس الآن",
  },
};
