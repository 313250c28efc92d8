import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "رسالة",
  about: "عن",
  kinds: { week: "أسبوع", month: "شهر", year: "سنة" },
  before: { week: "الأسبوع السابق", month: "الشهر السابق", year: "السنة السابقة" },
  after: { week: "الأسبوع التالي", month: "الشهر التالي", year: "السنة التالية" },
  quiet: {
    week: "لا نجمة في هذا الأسبوع. يبقى هادئًا، ولا بأس بذلك.",
    month: "لا نجمة في هذا الشهر. يبقى هادئًا، ولا بأس بذلك.",
    year: "لا نجمة في هذه السنة. تبقى هادئة، ولا بأس بذلك.",
  },
  method:
    "تحصي الرسالة نجوم فترتها ولا تقرأ أي ملاحظة. إشراق اليوم هو متوسط درجات نجومه. وما تساوى مع غيره لا يُذكر على أنه الأكثر. تعرض الصورة الزمن من اليسار إلى اليمين، والمشاعر السارة في الأعلى.",

  someDays:
    "أضأت {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, number} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
  firstDay:
    "بدأت يومياتك في يومها الأول بـ{stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
  everyDaySinceFirst:
    "منذ نجمتك الأولى لكل يوم نجمة: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}}.",
  everyDay:
    "في كل يوم من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} نجمة: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في المجموع.",
  everyDaySoFar:
    "في كل يوم مضى من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} نجمة: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في المجموع.",

  oneStar: "تسمي {feelings}.",
  oneFeeling: "كلها تسمي {feelings}.",
  equalFeelings:
    "{count, plural, zero {سميت # مشاعر.} one {سميت شعورًا واحدًا.} two {سميت شعورين، ولا يبرز أي منهما.} few {سميت # مشاعر، ولا يبرز أي منها.} many {سميت # شعورًا، ولا يبرز أي منها.} other {سميت # شعور، ولا يبرز أي منها.}}",
  feelings: "سميت {feelings}.",
  mostFeelings: "أكثر ما سميته: {feelings}.",
  feelingWithCount: "«{feeling}» ({count, number})",
  newFeelings: "لأول مرة سميت {feelings}.",
  manyNewFeelings:
    "لأول مرة سميت {count, plural, zero {# مشاعر} one {شعورًا واحدًا} two {شعورين} few {# مشاعر} many {# شعورًا} other {# شعور}}، ومنها {feelings}.",

  equalTags:
    "{count, plural, zero {لم يرافقها وسم.} one {رافقها وسم واحد.} two {رافقها وسمان، ولا يبرز أي منهما.} few {رافقتها # وسوم، ولا يبرز أي منها.} many {رافقها # وسمًا، ولا يبرز أي منها.} other {رافقها # وسم، ولا يبرز أي منها.}}",
  tags: "ما رافقها: {tags}.",
  mostTags: "أكثر ما رافقها: {tags}.",
  tagWithDays:
    "«{tag}» ({days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
  measured: "عدد الأيام التي قست فيها شيئًا: {days, number}. {trackers}.",

  brightest: "أكثر الأيام إشراقًا، بحسب نجومه، كان يوم {day}.",
  fullest:
    "أكثر ما كتبت كان يوم {day}: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
  silentDays: "ولا بأس بالأيام التي بلا نجمة، كما هي.",

  picture: {
    save: "حفظ كصورة",
    hint: "نجومها والسنة، من غير كلمة من ملاحظاتك.",
    caption:
      "{year} · {count, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}",
    saved: { title: "حُفظت", text: "صورة سنتك بين تنزيلاتك." },
    notSaved: {
      title: "لم تُحفظ",
      text: "لم يتمكن هذا المتصفح من صنع الصورة. يومياتك كما هي.",
    },
  },
};
