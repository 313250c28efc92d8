import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  method:
    "تعد الرسالة نجوم فترتها؛ واليوم مشرق بقدر متوسط درجات نجومه. وتقتبس حتى ثلاث ملاحظات كما كُتبت تمامًا. تختارها قواعد، ولا شيء يحكم على ما تقوله: ملاحظة من يوم مشرق، وأخرى أطول من نجمة مشاعرها صعبة، وثالثة من أول نجمة لشعور ما، أو من أول نجمة بعد صمت طويل، أو من أكثر الأيام نجومًا، أو أطولها. وبجانب كل اقتباس يمكن إبقاء نجمته خارج الرسائل. و«بوضوح» و«على الأرجح» لهما المعنى نفسه كما في مقارنة فترتين. في الصورة يمضي الزمن من اليسار إلى اليمين، والمشاعر السارة في الأعلى.",

  begin: {
    first: {
      a: "هنا تبدأ يومياتك، يوم {day}. ومنذ ذلك اليوم فيها {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      b: "هذه بداية يومياتك، يوم {day}؛ وفيها منذ ذلك الحين {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    },
    single: {
      a: "في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} نجمة واحدة: {day}.",
      b: "نجمة وحيدة من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}}. يومها: {day}.",
      c: "نجمة واحدة، يوم {day}: هكذا {kind, select, week {يبدو هذا الأسبوع} month {يبدو هذا الشهر} other {تبدو هذه السنة}} في سمائك.",
    },
    thin: {
      a: "{kind, select, week {أسبوع هادئ} month {شهر هادئ} other {سنة هادئة}} في سمائك: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      b: "كتبت القليل في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}}، {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وكله هنا.",
      c: "من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} أثر خفيف: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    },
    some: {
      a: "أضأت {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      b: "في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}، في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      c: "في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} صغت شيئًا بالكلمات، والمجموع {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      d: "في سمائك من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}، في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    },
    full: {
      a: "في كل يوم من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} نجمة، والمجموع {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      b: "{kind, select, week {هذا الأسبوع مكتوب} month {هذا الشهر مكتوب} other {هذه السنة مكتوبة}} من أول يوم إلى آخر يوم، في {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      c: "من أول يوم إلى آخر يوم في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} نجوم، وعددها {stars, number}.",
    },
    soFar: {
      a: "{kind, select, week {لم ينتهِ هذا الأسبوع} month {لم ينتهِ هذا الشهر} other {لم تنتهِ هذه السنة}} بعد. حتى الآن: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      b: "حتى اليوم، في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}} في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      c: "أضأت حتى الآن في {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}، في {days, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {length, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    },
  },

  feelings: {
    single: {
      a: "فيها {feelings}.",
      b: "كلمتك لها: {feelings}.",
      c: "تقول النجمة: {feelings}.",
    },
    same: {
      a: "فيها كلها {feelings}.",
      b: "كلمة واحدة كفت لها كلها: {feelings}.",
      c: "كل واحدة منها تقول {feelings}.",
    },
    equal: {
      a: "{count, plural, zero {سميت # مشاعر.} one {سميت شعورًا واحدًا.} two {سميت شعورين، ولا يبرز أي منهما.} few {سميت # مشاعر، ولا يبرز أي منها.} many {سميت # شعورًا، ولا يبرز أي منها.} other {سميت # شعور، ولا يبرز أي منها.}}",
      b: "{count, plural, zero {كانت هناك # مشاعر.} one {كان هناك شعور واحد.} two {كان هناك شعوران تكررا بالقدر نفسه تقريبًا.} few {كانت هناك # مشاعر، تكررت بالقدر نفسه تقريبًا.} many {كان هناك # شعورًا، تكررت بالقدر نفسه تقريبًا.} other {كان هناك # شعور، تكررت بالقدر نفسه تقريبًا.}}",
      c: "لم يتكرر شعور أكثر من غيره؛ وعدد ما سميته {count, number}.",
    },
    all: {
      a: "سميت {feelings}.",
      b: "المشاعر التي فيها: {feelings}.",
      c: "كان الحديث عن {feelings}.",
    },
    most: {
      a: "أكثر ما سميته: {feelings}.",
      b: "في أغلب الأحيان كان {feelings}.",
      c: "أكثر ما تكرر: {feelings}.",
    },
    item: "«{feeling}» ({count, plural, zero {# مرات} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}})",
  },

  news: {
    feelings: {
      a: "لأول مرة سميت {feelings}.",
      b: "جديد بين كلماتك: {feelings}.",
      c: "بلا نجمة حتى ذلك الحين: {feelings}.",
    },
    back: {
      a: "عاد «{feeling}»؛ وكانت آخر مرة في {day}.",
      b: "بعد زمن طويل سميت «{feeling}» من جديد، لأول مرة منذ {day}.",
      c: "غاب «{feeling}» منذ {day}، ثم عاد.",
    },
    tags: {
      a: "جديد بين وسومك: {tags}.",
      b: "لأول مرة بين الوسوم: {tags}.",
      c: "صار من وسومك أيضًا: {tags}.",
    },
  },

  tags: {
    all: {
      a: "ما رافقها: {tags}.",
      b: "وسومك لها: {tags}.",
      c: "وكان معها: {tags}.",
    },
    most: {
      a: "أكثر ما رافقها: {tags}.",
      b: "من وسومك، أكثرها تكرارًا: {tags}.",
      c: "وأكثر ما كان معها: {tags}.",
    },
    item: "«{tag}» ({days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
  },

  along: {
    tag: {
      a: "في {count, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} فيها «{tag}» سميت أيضًا «{feeling}».",
      b: "كان «{feeling}» حاضرًا في {count, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} فيها «{tag}».",
      c: "جاء «{tag}» في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وفي {count, number} منها جاء «{feeling}» أيضًا.",
    },
    always: {
      a: "في كل يوم فيه «{tag}» سميت أيضًا «{feeling}»، أي في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      b: "جاء «{tag}» و«{feeling}» معًا، في {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
      c: "أيام «{tag}»: {days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}، وفي كل منها «{feeling}».",
    },
    pair: {
      a: "اجتمع «{first}» و«{second}» في نجمة واحدة {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}.",
      b: "{count, plural, zero {# نجوم تحمل} one {نجمة واحدة تحمل} two {نجمتان تحملان} few {# نجوم تحمل} many {# نجمة تحمل} other {# نجمة تحمل}} «{first}» و«{second}» معًا.",
      c: "سميت «{first}» و«{second}» معًا، {count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}}.",
    },
    claim: {
      a: "من كل أيامك حتى ذلك الحين، كانت أيام «{tag}» {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, brighter {أكثر إشراقًا} other {أقل إشراقًا}}: {with, plural, zero {# أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} معه، و{without, plural, zero {# أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} من دونه. وهذا لا يقول لماذا.",
      b: "كانت أيام «{tag}» حتى هنا {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, brighter {أكثر إشراقًا} other {أقل إشراقًا}}، {with, plural, zero {# أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} إلى جانب {without, number} غيرها. والنجوم لا تقول لماذا.",
    },
  },

  contrast: {
    brightness: {
      a: "بحسب النجوم، كانت أيام {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, brighter {أكثر إشراقًا} other {أقل إشراقًا}} من أيام {kind, select, year {السنة السابقة} other {الأسابيع الاثني عشر السابقة}}.",
      b: "مقارنة مع {kind, select, year {السنة السابقة} other {الأسابيع الاثني عشر السابقة}}، كانت أيامك {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, brighter {أكثر إشراقًا} other {أقل إشراقًا}}.",
    },
    share: {
      a: "حضر «{name}» {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, more {أكثر} other {أقل}} مما حضر في {kind, select, year {السنة السابقة} other {الأسابيع الاثني عشر السابقة}}: في {now, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {of, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وقبلها في {earlier, number} من أصل {ofEarlier, number}.",
      b: "مقارنة مع {kind, select, year {السنة السابقة} other {الأسابيع الاثني عشر السابقة}}، كان «{name}» {sure, select, clearly {بوضوح} other {على الأرجح}} {direction, select, more {أكثر} other {أقل}} حضورًا: الآن في {now, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {of, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}، وقبلها في {earlier, number} من أصل {ofEarlier, number}.",
    },
  },

  measured: {
    said: {
      a: "ما قسته: {list}.",
      b: "بأرقامك أنت: {list}.",
      c: "وقست أيضًا: {list}.",
    },
    range:
      "«{tracker}» من {low} إلى {high} ({days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
    mean: "«{tracker}» {value} في المتوسط ({days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
    same: "«{tracker}» {value} ({days, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
    yes: "«{tracker}» في {count, plural, zero {#} one {يوم واحد} two {يومين} few {#} many {#} other {#}} من أصل {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}",
  },

  half: {
    a: "أكثرها في النصف {which, select, first {الأول} other {الثاني}} من الشهر: {count, number} من أصل {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
    b: "في النصف {which, select, first {الأول} other {الثاني}} من الشهر {count, number} من نجومه، وهي {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
    c: "في النصف {which, select, first {الأول} other {الثاني}} من الشهر كتبت أكثر، {count, number} من أصل {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
  },

  year: {
    words: {
      a: "تغير مع الأشهر أكثر ما سميته: {words}.",
      b: "الكلمات التي رافقت السنة: {words}.",
    },
    wordIn: "«{feeling}» في {month}",
    wordFromTo: "«{feeling}» من {first} إلى {last}",
    fullest: {
      a: "كتبت أكثر في {most}، وعدد نجومه {mostStars, number}، وأقل في {least}، وعدد نجومه {leastStars, number}.",
      b: "أكثر الأشهر نجومًا {most} ({mostStars, number})، وأهدؤها {least} ({leastStars, number}).",
    },
    light: {
      a: "بحسب النجوم، كان {bright} أكثر الأشهر إشراقًا و{dark} أقلها.",
      b: "كانت الأيام أكثر ما تكون إشراقًا في {bright}، بحسب نجومها، وأقل ما تكون إشراقًا في {dark}.",
    },
    empty: {
      a: "عدد الأشهر التي بلا نجمة {count, number}: {months}.",
      b: "لا شيء مكتوب في {months}.",
    },
  },

  small: {
    arc: {
      a: "كانت البداية مع «{first}» والنهاية مع «{last}».",
      b: "تقول أول نجمة «{first}»، وآخر نجمة «{last}».",
      c: "من «{first}» في البداية إلى «{last}» في النهاية.",
    },
    fullest: {
      a: "أكثر ما كتبت كان يوم {day}: {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      b: "أكثر الأيام امتلاءً يوم {day}، وفيه {stars, plural, zero {لا نجوم} one {نجمة واحدة} two {نجمتان} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      c: "ليس في يوم آخر نجوم بعدد نجوم يوم {day}: {stars, number}.",
    },
    hours: {
      a: "جاءت معظم النجوم {part, select, night {ليلًا} morning {صباحًا} afternoon {بعد الظهر} other {مساءً}}، {count, number} من أصل {stars, number}.",
      b: "{part, select, night {في الليل} morning {في الصباح} afternoon {بعد الظهر} other {في المساء}} جاءت {count, number} من أصل {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
      c: "كتبت في الغالب {part, select, night {ليلًا} morning {صباحًا} afternoon {بعد الظهر} other {مساءً}}: {count, number} من أصل {stars, plural, zero {# نجوم} one {نجمة واحدة} two {نجمتين} few {# نجوم} many {# نجمة} other {# نجمة}}.",
    },
    brightest: {
      a: "أكثر الأيام إشراقًا، بحسب نجومها، كان يوم {day}.",
      b: "بحسب النجوم، لم يكن يوم أكثر إشراقًا من يوم {day}.",
      c: "أضاءت النجوم أكثر ما أضاءت يوم {day}.",
    },
    silence: {
      a: "بلا نجمة: {dates}.",
      b: "لا شيء مكتوب عن هذه الأيام: {dates}.",
      c: "{dates}: بقيت السماء هادئة.",
    },
    twins: {
      a: "{count, plural, zero {# نجوم تحمل} one {نجمة واحدة تحمل} two {نجمتان تحملان} few {# نجوم تحمل} many {# نجمة تحمل} other {# نجمة تحمل}} شعورين معًا، ومن ذلك «{first}» و«{second}».",
      b: "{count, plural, zero {# مرات} one {مرة واحدة} two {مرتين} few {# مرات} many {# مرة} other {# مرة}} لم يكفِ شعور واحد: كان «{first}» إلى جانب «{second}».",
      c: "جنبًا إلى جنب في نجمة واحدة: «{first}» و«{second}».",
    },
    yearAgo: {
      a: "قبل ذلك بعام، في الوقت نفسه، كان أكثر ما سميته «{feeling}».",
      b: "الوقت نفسه من السنة السابقة: في الغالب «{feeling}».",
      c: "قبلها باثني عشر شهرًا كان أكثر ما تكرر «{feeling}».",
    },
  },

  end: {
    thin: {
      a: "هذا كل ما هناك، وهو يكفي لرسالة.",
      b: "أما الباقي فقد عِشته من غير أن يُكتب.",
      c: "لم يُكتب أكثر من ذلك، ولا ينقص شيء.",
    },
    quiet: {
      a: "ولا بأس بالأيام التي بلا نجمة، كما هي.",
      b: "أما الأيام الأخرى فذكراها عندك.",
      c: "مرت الأيام الأخرى من غير كتابة، ولا بأس بذلك.",
    },
    soFar: {
      a: "ما بقي من {kind, select, week {هذا الأسبوع} month {هذا الشهر} other {هذه السنة}} ما زال مفتوحًا.",
      b: "وما سيأتي سيكون له مكان هنا.",
      c: "تكبر هذه الرسالة مع النجوم الآتية.",
    },
  },

  quote: {
    only: {
      a: "كتبت معها:",
      b: "بجانبها هذه الكلمات:",
      c: "بكلماتك أنت:",
    },
    bright: {
      a: "من الأيام المشرقة يوم {day}. كتبت:",
      b: "من يوم مشرق، {day}:",
      c: "يوم {day}، وهو يوم مشرق، كتبت:",
    },
    hard: {
      a: "يوم {day}، سميت شعورًا صعبًا. كلماتك:",
      b: "من لحظة صعبة، {day}:",
      c: "كانت لحظة صعبة يوم {day}. كتبت:",
    },
    first: {
      a: "حين سميت «{feeling}» لأول مرة، يوم {day}، كتبت:",
      b: "يوم {day}، أول نجمة فيها «{feeling}»:",
      c: "مع أول «{feeling}»، يوم {day}، كتبت:",
    },
    fullest: {
      a: "أكثر الأيام نجومًا يوم {day}. تقول واحدة منها:",
      b: "من أكثر الأيام امتلاءً، {day}:",
      c: "من كل ما كتبت في أكثر الأيام امتلاءً، {day}:",
    },
    silence: {
      a: "بعد {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بلا نجمة كتبت، يوم {day}:",
      b: "يوم {day}، أول الكلمات بعد {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} بلا نجمة:",
      c: "ثم، يوم {day}، بعد صمت دام {days, plural, zero {# أيام} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}:",
    },
    longest: {
      a: "أطول ملاحظة من يوم {day}. تقول:",
      b: "أكثر الكلمات كانت يوم {day}:",
      c: "من أطول ملاحظة، {day}:",
    },
  },
};
