import type { yourData } from "../en/your-data.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof yourData> = {
  title: "你的数据",
  introduction:
    "你在这里写下的都属于你。随时可以全部或部分带走：文件由浏览器生成，只会进入你的下载文件夹。在别处写下的，也可以带过来。",
  back: "返回你的数据",
  outOfReach: "暂时无法连接你的宇宙。里面的一切都在。",
  withNotes: "包含笔记",
  withNotesHint: "关闭后，只带走感受、时间和标签。",
  formats: {
    title: "带走",
    save: "保存",
    open: "打开",
    json: {
      title: "全部，JSON 格式",
      text: "星、回收站、标签、星座、自己的感受、测量数据、活动、个人资料、头像和提醒时间：一份完整的副本，给你，也给其他程序。",
      save: "将全部保存为 JSON",
    },
    partAsJson: {
      title: "所选内容，JSON 格式",
      text: "你选择的星，连同它们的标签和星座、你的个人资料和头像。",
      save: "将所选内容保存为 JSON",
    },
    csv: {
      title: "表格，CSV 格式",
      text: "每颗星一行，适用于任何电子表格。其中没有任何内容会作为公式运行。",
      save: "将表格保存为 CSV",
    },
    readings: {
      title: "你测量的数据（CSV）",
      text: "追踪项的每条记录一行，与所选的星无关。",
      save: "将测量数据保存为 CSV",
    },
    markdown: {
      title: "页面，Markdown 格式",
      text: "纯文本，每月一个文件，五十年后仍能阅读。",
      save: "将页面保存为 Markdown",
    },
    report: {
      title: "印在纸上，给你信任的人",
      text: "这些星的报告，由浏览器打印或保存为 PDF。",
      open: "打开报告",
    },
  },
  status: {
    making: "正在生成文件",
    saved: "已保存为 <file>{name}</file>。它在下载文件夹中。",
    outOfReach: "无法生成文件，因为暂时无法连接你的宇宙。什么都没有丢失；请稍后重试。",
    failed: "无法生成文件。什么都没有丢失；请重新载入页面后重试。",
  },
  leaving: {
    title: "离开",
    text: "你可以自己删除你的宇宙和其中的一切。在任何事发生之前，下一页会说明这意味着什么。",
    delete: "删除我的宇宙",
  },
  deletion: {
    whatIsDeleted: "将与“{universe}”一起删除的内容",
    stars: "{count, plural, other {# 颗星}}，以及回收站中的星，连同所有笔记",
    everyStar: "每一颗星，包括回收站中的，连同所有笔记",
    tags: "{count, plural, other {# 个标签}}",
    yourTags: "你的标签",
    constellations: "你的星座、比较、提醒，以及每个展示你星空的链接",
    activities: "你的测验回答、练习和迷宫",
    avatar: "你的头像、成就和个人资料",
    accountWith: "你使用 {email} 的账号",
    account: "你的账号",
    byName:
      "你的宇宙会在所有打开它的地方立即关闭，并在七天后移除。因为仅凭名称就能打开它，任何知道名称的人都可能提出删除：在移除之前，凭名称打开它时，可以选择保留它和其中的一切。",
    atOnce: "这会立即发生，无法撤销。你的宇宙在所有打开它的地方都会关闭。",
    atOnceWithMail:
      "这会立即发生，无法撤销。你的宇宙在所有打开它的地方都会关闭。你会收到最后一封说明此事的邮件。",
    saveFirst: {
      title: "先把它带走",
      text: "一个文件包含全部内容。以后可以用它恢复你的宇宙，在这里或任何其他 Mood Universe。",
      otherFormats: "其他格式",
    },
    title: "删除",
    name: "你的宇宙的名称",
    nameHint: "请准确输入“{universe}”，与此处完全一致。",
    signInAgainText: "你在这里没有密码。为证明是你本人，请使用第三方账号登录，然后在十分钟内回到本页。",
    signInAgain: "重新登录",
    deleting: "正在删除…",
    nothingDeleted: "什么都没有删除",
    wrongName: "这不是你宇宙的名称。",
    passwordMissing: "请输入你的密码。",
    failed: "无法删除你的宇宙。请重试。",
  },
  report: {
    trackers: {
      title: "测量过的内容",
      about:
        "{by, select, week {每项一条线，每个点是本报告中的一周。空缺是没有记录的一周。} other {每项一条线，覆盖本报告的日子。空缺是没有记录的日子。}}",
      choose: "报告中的追踪项",
      facts: "{lowest} 到 {highest}，平均 {mean}，共 {days, number} 天",
      alike: "{value}，共 {days, number} 天",
      yesDays: "{days, number} 天中的 {yes, number} 天",
    },
    title: "心情报告",
    empty: "这份报告中没有星。请返回选择其他星。",
    chooseOthers: "选择其他星",
    noStar: { title: "报告在等待你的第一颗星", text: "请在星空中添加心情。你写下的内容可以在这里打印。" },
    print: "打印或保存为 PDF",
    layingOut: "正在排版",
    heading: "{name}，{dates}",
    notesWith: "含“{words}”的笔记",
    onlyThese: "仅限这些星：{conditions}。",
    about:
      "这是一份自我记录。感受由{name}选择，笔记由{name}写在私密日记 Mood Universe 中。它不是医学评估；没有记录的日子，并不说明那些日子过得怎样。",
    summary:
      "{days, plural, other {# 天}}里有 {lit, number} 天有星，共{stars, plural, other { # 颗星}}。许多人在某些日子写得比其他日子多。",
    days: "{count, plural, other {# 天}}",
    mostFeelings: "最常有的感受",
    mostTags: "相关的事",
    dayByDay: "逐日记录",
    feeling: "{feeling} {intensity}/10",
    twin: "{first} 与{second}",
    tags: " · {tags}",
    weather: {
      title: "天气",
      about:
        "每{by, select, week {周} other {月}}中有记录的各天的平均值：线以上为愉快，线以下为不愉快。空心柱不足三天。每种感受有多愉快，是本产品自己的估计。",
      pleasant: "愉快",
      unpleasant: "不愉快",
      weekOf: "{date}起的一周",
      table: "每{by, select, week {周} other {月}}的天气，从 −1（不愉快）到 1（愉快）",
      noEntry: "没有记录",
      mean: "{mean}，{days, plural, other {# 天}}",
    },
  },
  farewell: {
    title: "告别",
    tagline: "再见，谢谢你",
    closed: "你的宇宙已关闭",
    closedText:
      "它将于 <time>{date}</time> 被移除。在此之前，凭名称打开它时可以选择保留。此浏览器已经忘记了它。",
    deleted: "你的宇宙已删除",
    deletedText: "每颗星、每条笔记和每个回答都已从服务器上消失，此浏览器也忘记了它保存的内容。",
    takeCare: "如果你保存了文件，它在下载文件夹中，将来可以让一切回来。请好好照顾自己。",
    toFirstPage: "前往首页",
  },
};
