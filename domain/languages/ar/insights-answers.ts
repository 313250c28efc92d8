import type { answers } from "../en/insights-answers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof answers> = {
  lately: {
    noStar: "لا نجوم بعد.",
    quiet: "سماؤك هادئة منذ فترة.",
    quietSince: "أحدث نجمة لديك بتاريخ {date}.",
    oneStar: "في الآونة الأخيرة نجمة واحدة: {feelings}.",
    few: "في الآونة الأخيرة سميت {feelings}.",
    oneFeeling: "في الآونة الأخيرة تقول كل نجمة {feelings}.",
    most: "في الآونة الأخيرة كان الأكثر تكرارًا {feelings}.",
    noneStoodOut: "في الآونة الأخيرة لم يبرز شعور بعينه. عدد المشاعر التي سميتها: {count, number}.",
    ofStars:
      "في {count, number} من أصل {stars, number} من نجوم آخر {length, plural, zero {# أيام} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    eachOfStars:
      "كل منهما في {count, number} من أصل {stars, number} من نجوم آخر {length, plural, zero {# أيام} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    starsOnDays:
      "عدد النجوم {stars, number}، وعدد أيامها {days, number} من آخر {length, plural, zero {# أيام} one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.",
    before: "في الأسابيع السابقة كان الأكثر تكرارًا {feelings}.",
    sameBefore: "وهكذا كان الأمر في الأسابيع السابقة أيضًا.",
    beforeOfStars: "في {count, number} من أصل {stars, number} من النجوم.",
    beforeEachOfStars: "كل منهما في {count, number} من أصل {stars, number} من النجوم.",
    nights:
      "أضاءت سماؤك في {days, number} من آخر {length, plural, zero {# ليالٍ} one {ليلة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}.",
    nightsBefore:
      "وقبلها في {days, number} من أصل {length, plural, zero {# ليالٍ} one {ليلة} two {ليلتين} few {# ليالٍ} many {# ليلة} other {# ليلة}}.",
    parts: {
      night: "معظم هذه النجوم جاءت في الليل.",
      morning: "معظم هذه النجوم جاءت في الصباح.",
      afternoon: "معظم هذه النجوم جاءت بعد الظهر.",
      evening: "معظم هذه النجوم جاءت في المساء.",
    },
    partCount: "{count, number} من أصل {stars, number} من النجوم.",
    turn: "في الأشهر الأخيرة صارت أيامك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    noTurn: "في الأشهر الأخيرة تقلبت أيامك صعودًا وهبوطًا، كعادة الأيام.",
    turnDays: "{dates}، وعدد الأيام التي فيها نجمة {days, number}.",
  },
  along: {
    tooEarly: "ما زال الوقت مبكرًا لمعرفة ما يرافق الأيام الأكثر أو الأقل إشراقًا.",
    nothing: "حتى الآن لا يبرز شيء يرافق الأيام الأكثر أو الأقل إشراقًا.",
    looked: "ما قورن: {things}.",
    lookedAt: {
      tags: "{count, plural, zero {# وسوم} one {وسم واحد} two {وسمان} few {# وسوم} many {# وسمًا} other {# وسم}}",
      trackers:
        "{count, plural, zero {# مقاييس} one {مقياس واحد} two {مقياسان} few {# مقاييس} many {# مقياسًا} other {# مقياس}}",
      weekdays:
        "{count, plural, zero {# أيام من الأسبوع} one {يوم واحد من الأسبوع} two {يومان من الأسبوع} few {# أيام من الأسبوع} many {# يومًا من الأسبوع} other {# يوم من الأسبوع}}",
      exercises:
        "{count, plural, zero {# تمارين} one {تمرين واحد} two {تمرينان} few {# تمارين} many {# تمرينًا} other {# تمرين}}",
    },
    tag: "في الأيام التي فيها «{tag}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    withAndWithout: "أيام معه: {daysWith, number}، وأيام من دونه: {daysWithout, number}.",
    goodDays: "وربما تستدعي الأيام الطيبة أيضًا «{tag}».",
    hardDays: "وربما تستدعي الأيام الصعبة أيضًا «{tag}».",
    otherTags: "الأيام التي فيها {tags} كانت مختلفة قليلًا، كعادة الأيام.",
    weekday:
      "كانت أيام {weekday, select, monday {الاثنين} tuesday {الثلاثاء} wednesday {الأربعاء} thursday {الخميس} friday {الجمعة} saturday {السبت} other {الأحد}} لديك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}} من أيامك الأخرى.",
    otherWeekdays: "كانت أيام الأسبوع مختلفة قليلًا فيما بينها، كعادة الأيام.",
    season: "أيامك تتبع دورة السنة: أكثرها إشراقًا قرب شهر {month}.",
    daysWithStar: "عدد الأيام التي فيها نجمة: {days, number}.",
    exercise:
      "بعد «{exercise}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}} منها بعد لحظات مشابهة بلا تمرين.",
    exerciseTimes:
      "{times, plural, zero {# مرات} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}} بنجمة خلال ساعتين قبله وبعده.",
    exerciseWithTimes:
      "«{exercise}» ({times, plural, zero {# مرات} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}})",
    otherExercises: "بعد {exercises} كانت نجومك مختلفة قليلًا عنها بعد لحظات مشابهة، كعادة النجوم.",
    shared: "كثيرًا ما يجتمع «{first}» و«{second}» في نجمة واحدة.",
    sharedStars: "عدد النجوم التي فيها كلاهما: {count, number}.",
    following: "بعد «{first}» كثيرًا ما يأتي «{second}» في اليوم نفسه.",
    followingTimes:
      "{count, plural, zero {# مرات} one {مرة واحدة} two {مرتان} few {# مرات} many {# مرة} other {# مرة}}.",
  },
  measured: {
    sameDay:
      "في الأيام التي زاد فيها «{tracker}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    sameDayYes:
      "في الأيام التي فيها «{tracker}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    nextDay:
      "في اليوم التالي ليوم زاد فيه «{tracker}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    nextDayYes:
      "في اليوم التالي ليوم فيه «{tracker}» كانت نجومك {direction, select, muchDimmer {أقل إشراقًا بكثير} dimmer {أقل إشراقًا} littleDimmer {أقل إشراقًا بقليل} littleBrighter {أكثر إشراقًا بقليل} brighter {أكثر إشراقًا} other {أكثر إشراقًا بكثير}}.",
    days: "أيام فوق {value}: {daysAbove, number}، وأيام لا تتجاوزه: {daysBelow, number}.",
    goodDays: "وربما تأتي الأيام الطيبة أيضًا بالمزيد منه.",
    hardDays: "وربما تأتي الأيام الصعبة أيضًا بالمزيد منه.",
    something: "وربما يحرك شيء آخر الاثنين معًا.",
    others: "حين زاد أو قلّ {trackers} كانت الأيام مختلفة قليلًا، كعادة الأيام.",
  },
  sure: {
    oneDay: "تعرف هذه الصفحة يومًا واحدًا، واليوم الواحد لا يقول الكثير عن غيره.",
    firstDays: "هذه أيامك الأولى: ما يظهر هنا هو ما حدث، لا أكثر.",
    most: "في معظم أيامك نجمة، ولذلك تعرف هذه الصفحة معظم وقتك.",
    half: "في نحو نصف أيامك نجمة. وربما كانت الأيام الأخرى مختلفة.",
    few: "معظم أيامك بلا نجمة، ولذلك لا تعرف هذه الصفحة إلا جزءًا من وقتك.",
  },
  exact: {
    difference:
      "الفرق {difference} على مقياس من سالب واحد إلى واحد. ويقع الفرق الحقيقي بين {low} و{high} في تسعين حالة من كل مئة حالة كهذه.",
    drawn: "تتبع الكلمات المدى الذي يحسب حساب كل ما قورن: من {low} إلى {high}.",
    chance:
      "حيث لا صلة في الحقيقة، تُظهر المصادفة وحدها مثل هذا في نحو {percent, number} من كل مئة دفتر يوميات.",
    hardlyChance: "حيث لا صلة في الحقيقة، تُظهر المصادفة وحدها مثل هذا في أقل من دفتر يوميات واحد من كل مئة.",
    expected: "وبالمصادفة كان العدد ليكون نحو {expected}.",
    season:
      "تعلو الفترة الأكثر إشراقًا عن منتصف السنة بمقدار {difference} على مقياس من سالب واحد إلى واحد؛ ويقع المقدار الحقيقي بين {low} و{high} في تسعين حالة من كل مئة حالة كهذه.",
  },
  later: {
    line: "بعد نحو {days, plural, zero {# أيام أخرى فيها نجمة} one {يوم آخر فيه نجمة} two {يومين آخرين فيهما نجمة} few {# أيام أخرى فيها نجمة} many {# يومًا آخر فيه نجمة} other {# يوم آخر فيه نجمة}}: {things}.",
    after: "لاحقًا: {things}.",
    things: {
      weekdays: "أيام الأسبوع",
      tags: "الوسوم",
      measures: "قياساتك",
      exercises: "التمارين",
      pairs: "المشاعر التي تأتي معًا",
      spread: "مدى اختلاف أيامك",
      variety: "تنوع كلماتك",
      turns: "التغيرات البطيئة",
      halfLife: "مدة بقاء المزاج",
      seasons: "فصول سنتك",
    },
  },
};
