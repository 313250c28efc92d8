import type { exercises } from "../en/exercises.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exercises> = {
  descriptions: {
    breathing: "一个光的图形与你一同呼吸，有四种节奏。",
    "sensory-orbit-training": "每种感官一个小问题。",
    "stellar-focus-conditioner": "四个短小的专注练习：跟随、居中、切换和计数。",
    "cosmic-trigger-resolution": "三个令人刺痛的时刻，以及你在其中可能会怎么做。",
    "solar-warmth-journey": "想象阳光下的一天，共四个场景。每个场景如何展开，由你选择。",
    "stellar-focus": "想象一颗星，每当思绪飘走，就回到它那里。",
    "sensory-orbit": "就在此处，留意你能看到、触到、听到、闻到和尝到的。",
    "gravity-grounding": "感受你的重量，和承载它的大地。",
    "solar-warmth": "想象胸口有一个小太阳，让它的温暖扩散开来。",
    "moonlight-reflection": "温柔地回看这一天，让它慢慢结束。",
  },
  instructions: {
    breathing: {
      one: "坐下或躺下，让腹部能自由起伏。",
      two: "跟随图形：吸气，屏息，呼气。数字是秒数。",
      three: "如果停顿太久，就自然呼吸，下一次呼吸再跟上。",
    },
    sensoryOrbitTraining: {
      one: "六个问题：五种感官各一个，还有一个关于身体内部的感觉。",
      two: "每次回答前先呼吸一次，再点最接近的。没有错的回答。",
    },
    stellarFocusConditioner: {
      one: "四个练习，各一分钟。下一个会自动开始。",
      two: "思绪会飘走，每个人都是这样。留意到时，回来就好。",
    },
    cosmicTriggerResolution: {
      one: "三个情境，各有四种回应。点今天最像你的那一种。",
      two: "每次之后，你可以读到这样的回应往往带来什么。这是自我反思，不是健康检查。",
    },
    solarWarmthJourney: {
      one: "四个场景，从黎明到黄昏。慢慢读，并在心中描绘。",
      two: "在每个画面中停留多久都可以。然后选择一个回答，下一个场景就会开始。",
    },
  },
  steps: {
    stellarFocus: {
      one: "舒服地坐下或躺下。闭上眼睛，或柔和地看着下方的一点。",
      two: "想象黑暗的天空中有一颗星。它小小的、稳稳的，一点也不着急。",
      three: "让呼吸自己来去。每次吸气，都更清楚地看到那颗星。",
      four: "念头会像薄云一样飘过。你不必推开它们。让它们过去，看着后面的星。",
      five: "如果有一会儿找不到那颗星，也没关系。需要多少次，就回去多少次。",
      six: "让星渐渐淡去，重新留意周围的房间。动动手指，想睁眼时就睁开。",
    },
    sensoryOrbit: {
      one: "在原处安顿下来。让肩膀放松一点，慢慢看看四周。",
      two: "找出五样你能看到的东西。小的也算：一道划痕、一根线、影子的边缘。",
      three: "找出四样你能触到的：袖子、地板、空气的温度、自己的手。",
      four: "找出三样你能听到的，近处或远处都可以。",
      five: "找出两样你能闻到的，或回想两种你喜欢的气味。",
      six: "找出一样你能尝到的。然后一起留意这一切：你看到、触到、听到、闻到和尝到的。你在这里。",
    },
    gravityGrounding: {
      one: "把双脚放在地上。如果你躺着，就感受整个身体贴着床或地面。",
      two: "留意自己有多重。大地承载你全部的重量，而且不会累。",
      three: "双脚向下压一次呼吸的时间，再放松一次呼吸的时间。按自己的节奏再做两次。",
      four: "让下颌变沉，然后是手臂，然后是双手。让它们尽情下沉。",
      five: "想一样屹立已久的东西：一座山、一棵老树、一堵石墙。像它一样静止几次呼吸。",
      six: "再感受一次你的重量。当你起身时，每一步下面都有大地。",
    },
    solarWarmth: {
      one: "搓热双手，放在舒服的地方：胸口、腹部或脸颊。",
      two: "想象胸口正中有一个小太阳。它柔和地发光，像冬天的火炉。",
      three: "每次呼气，温暖都再扩散一点：到肩膀，沿着手臂，到双手。",
      four: "让它到达今天感到冷或紧的地方。那里无需改变什么。只是让它温暖。",
      five: "想起一个需要一点温暖的人。在心里，把你的温暖送去一些。",
      six: "让温暖重新聚回胸口。你随时可以再回到它这里。",
    },
    moonlightReflection: {
      one: "让自己舒服些，就像这一天已经结束。如果可以，把灯调暗。",
      two: "想象静水之上的月亮。此刻，你不必解决任何事。",
      three: "让这一天从早晨开始经过，像火车窗外的风景。你不需要在哪里停下。",
      four: "有没有一个美好的时刻，无论多小？在那里停留几次呼吸。",
      five: "有没有一个艰难的时刻？像想起一位朋友那样，温柔地想起那时的自己。",
      six: "用自己的话告诉自己：这就是我的一天，这样就够了。",
      seven: "让月亮和水渐渐淡去。慢慢呼吸一次，让这一天结束。",
    },
  },
  closing: "练习结束了。慢慢呼吸一次，想睁眼时就睁开。",
  techniques: {
    box: {
      name: "方形呼吸",
      description: "四个相等的部分，像正方形的四边。适合找到均匀的节奏。",
    },
    "4-7-8": {
      name: "4-7-8 呼吸",
      description: "短短的吸气，长长的停顿，更长的呼气。许多人喜欢在晚上做。",
    },
    triangle: {
      name: "三角呼吸",
      description: "三个相等的部分，呼气后没有停顿。很温和，适合开始。",
    },
    star: {
      name: "星形呼吸",
      description: "五个缓慢的部分，像星的五个角。最后一个部分，只是休息。",
    },
  },
  focus: {
    follow: {
      title: "跟随",
      description: "一点光从一处移到另一处。用眼睛跟随它，停在哪里就点哪里。",
    },
    center: {
      title: "居中",
      description: "看着慢慢变暗的光。留意到思绪飘走时，点一下光，它就会重新亮起。留意，就是全部的练习。",
    },
    switch: {
      title: "切换",
      description: "将注意力移到所说的东西上，到了就点它。",
    },
    count: {
      title: "计数",
      description: "每次缓慢呼气点一下，数到十。数到十后，再从一开始。",
    },
  },
  senses: {
    touch: {
      prompt: "留意身体此刻接触着什么。你最先感觉到什么？",
      options: {
        one: "脚下的地面",
        two: "我坐着或躺着的东西",
        three: "贴着皮肤的布料",
        four: "脸上或手上的空气",
      },
    },
    sound: {
      prompt: "听一两次呼吸的时间，不必用力。你最先留意到哪种声音？",
      options: {
        one: "自己的呼吸",
        two: "房间里的嗡嗡声或滴答声",
        three: "远处的人声、脚步或车声",
        four: "几乎没有声音",
      },
    },
    sight: {
      prompt: "让目光落在身边的某样东西上。你留意到什么？",
      options: {
        one: "一种颜色",
        two: "一道光或影",
        three: "一个形状或边缘",
        four: "闭着眼睛的黑暗",
      },
    },
    smell: {
      prompt: "用鼻子慢慢吸气。你闻到什么？",
      options: {
        one: "咖啡、茶或食物",
        two: "肥皂、布料或皮肤",
        three: "雨、泥土或植物",
        four: "没有特别的气味",
      },
    },
    taste: {
      prompt: "现在留意嘴和舌头。你尝到什么？",
      options: {
        one: "吃过或喝过的东西",
        two: "薄荷或牙膏",
        three: "嘴里很干，想喝点水",
        four: "说不出来的味道",
      },
    },
    internal: {
      prompt: "现在留意胸口和腹部。里面感觉怎样？",
      options: {
        one: "有什么紧紧的",
        two: "有什么暖暖的或沉沉的",
        three: "有什么在颤动或不安",
        four: "很平静",
      },
    },
  },
  scenes: {
    dawn: {
      title: "第一缕光",
      description: "天还早，还没有人需要你。东方的天空从灰变成玫瑰色，你的脸上感到第一丝温暖。",
      ask: "你站在哪里？",
      options: {
        one: "有缓缓海浪的沙滩",
        two: "山谷之上的小丘",
        three: "沾满露水的草地",
        four: "家中敞开的窗边",
      },
    },
    morning: {
      title: "渐升的温暖",
      description: "太阳升出地平线。它的温暖从脸上移到肩膀、胸口和张开的双手。",
      ask: "哪里感觉最好？",
      options: {
        one: "肩膀",
        two: "胸口",
        three: "双手",
        four: "腹部",
      },
    },
    noon: {
      title: "正午",
      description: "太阳高挂，周围的一切明亮而温暖。你可以放下今天一直背负的东西。",
      ask: "你想暂时放下什么？",
      options: {
        one: "一份担忧",
        two: "我的疲惫",
        three: "一句没说出口的话",
        four: "什么都没有，只想在这里",
      },
    },
    evening: {
      title: "晚霞",
      description: "太阳低垂，温暖却留了下来：在石头里，在空气中，在你身上。你可以带一些回家。",
      ask: "你带走什么？",
      options: {
        one: "一点平静",
        two: "一点勇气",
        three: "对自己更温柔的目光",
        four: "这道光的颜色",
      },
    },
  },
  responses: {
    adaptive: {
      kind: "适应",
      name: "另找办法",
      tendency: "说出自己的感受并另约一天，往往既保住了约定，也保住了亲近。",
    },
    reactive: {
      kind: "反应",
      name: "直接出自感受",
      tendency: "马上发泄出来会轻松一些，而之后更平静的话，往往更能表达你的意思。",
    },
    constructive: {
      kind: "建设",
      name: "在此基础上前进",
      tendency: "与对方谈一谈，往往让下一次对你们两人都更容易。",
    },
    avoidant: {
      kind: "回避",
      name: "保持一些距离",
      tendency: "先放到一边能让你歇一歇，而那份感受往往之后会回来，那时也许更有空间容纳它。",
    },
    assertive: {
      kind: "坚定",
      name: "为自己站出来",
      tendency: "平静地说出对你重要的事，往往能让人听见你，而无需争吵。",
    },
    aggressive: {
      kind: "攻击",
      name: "捍卫属于你的",
      tendency: "反击保护了对你重要的东西，而别人往往先听到怒气，后来才听到原因。",
    },
    passive: {
      kind: "被动",
      name: "维持和气",
      tendency: "把事情说小，眼下能保持安静，而你想要的往往无人听见，直到你说出来。",
    },
    understanding: {
      kind: "理解",
      name: "给对方空间",
      tendency: "想想对方可能正经历什么，往往让等待更容易承受。",
    },
    resilient: {
      kind: "韧性",
      name: "先照顾自己",
      tendency: "允许自己难过，并善待自己，往往让下一步更轻松。",
    },
    flexible: {
      kind: "灵活",
      name: "改变方向",
      tendency: "把这段时间用在别的事上，往往能把这个夜晚还给你。",
    },
    anxious: {
      kind: "焦虑",
      name: "寻找哪里出了错",
      tendency: "反复回想说明你有多在乎，也往往让担忧更大声，所以对自己说句温柔的话可能会有帮助。",
    },
  },
  moments: {
    meeting: {
      heading: "时刻 1",
      scenario: "会议上，一位同事提出了你上周告诉对方的想法。大家点头，而你的名字没有被提起。",
      avoidant: "让它过去，不说出来",
      assertive: "平静地说，很高兴大家喜欢，我们上周谈过这个",
      aggressive: "打断发言，告诉大家那是谁的想法",
      constructive: "之后找对方谈谈，下次把两个人的名字都提到",
    },
    message: {
      heading: "时刻 2",
      scenario: "你给一位朋友写了一条很长、很坦诚的消息。昨天显示已读，至今没有回复。",
      anxious: "一遍遍重读，找自己哪里写错了",
      resilient: "感受那份刺痛，为自己做点好事，过几天再问",
      passive: "写“没关系，没什么事”，尽管并非如此",
      understanding: "想想对方这一周可能怎样，给些时间",
    },
    evening: {
      heading: "时刻 3",
      scenario: "你空出了这个晚上，期待了一整天。出门前十分钟，计划取消了。",
      flexible: "把这个晚上用在一直想做的事上",
      reactive: "打出自己有多恼火，然后发送",
      adaptive: "说自己很失望，并提议另一天",
      avoidant: "放一部剧，不去想它",
    },
  },
};
