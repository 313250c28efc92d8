import type { mails } from "../en/mails.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof mails> = {
  questions: "有疑问？请发邮件到 {address}。",
  orOpen: "或在浏览器中打开这个地址：",
  verifyRegistration: {
    subject: "请确认你的电子邮箱",
    welcome: "欢迎来到 Mood Universe。你的宇宙“{universe}”就快准备好了。",
    follow: "请在 24 小时内打开此链接，确认这个邮箱属于你：",
    confirm: "确认我的邮箱",
    ifNotYou: "如果不是你本人操作，请忽略这封邮件，什么都不会发生。",
  },
  alreadyRegistered: {
    subject: "你已有账号",
    reason: "有人（也许是你）试图用这个邮箱注册。它已有账号，没有任何改动。",
    signInHere: "如果是你本人，请在这里登录：",
    signIn: "登录",
    ifNotYou: "如果不是你本人，无需做任何事。对方并不会得知你有账号。",
  },
  verifyMigration: {
    subject: "请完成改用邮箱和密码的最后一步",
    reason: "你的宇宙“{universe}”将改用这个邮箱和你的密码打开。",
    follow: "请在 24 小时内打开此链接，确认这个邮箱属于你：",
    confirm: "确认我的邮箱",
    untilThen: "在此之前，仅凭名称仍可打开。之后仅凭名称就不行了，曾以这种方式打开的地方都需要重新登录。",
    ifNotYou: "如果不是你本人操作，请忽略这封邮件，什么都不会发生。",
  },
  verifyChange: {
    subject: "请确认你的新邮箱",
    reason: "这将成为你的宇宙“{universe}”的新邮箱。",
    follow: "请在 24 小时内打开此链接，确认它属于你：",
    confirm: "确认我的邮箱",
    untilThen: "在此之前，旧邮箱仍然有效。",
    ifNotYou: "如果不是你本人操作，请忽略这封邮件，什么都不会发生。",
  },
  addressInUse: {
    subject: "有人请求使用你的邮箱",
    reason: "有人（也许是你）请求将这个邮箱用于另一个宇宙。它仍属于你的宇宙，没有任何改动。",
    ifNotYou: "如果不是你本人，无需做任何事。对方并不会得知你有账号。",
  },
  changeRequested: {
    subject: "有人请求更换邮箱",
    reason: "你的宇宙“{universe}”将更换邮箱。在打开我们发送到新邮箱的链接之前，这个邮箱仍然有效。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  emailChanged: {
    subject: "你的邮箱已更换",
    reason: "你的宇宙“{universe}”现在使用另一个邮箱。这个邮箱不能再用来登录。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  passwordChanged: {
    subject: "你的密码已修改",
    reason: "你的宇宙“{universe}”的密码已修改。在其他打开着它的地方，它现在都已关闭。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  passwordChangedHere: {
    subject: "你的密码已修改",
    reason: "你的宇宙“{universe}”的密码已修改。在其他打开着它的地方，它仍然打开着。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  signInLink: {
    subject: "你的登录链接",
    reason: "有人（也许是你）要了一个链接，可以打开你的宇宙“{universe}”。",
    follow: "它只能用一次，15 分钟内有效：",
    signIn: "登录",
    newPassword: "之后你可以马上设置新密码。",
    ifNotYou: "如果不是你本人操作，请忽略这封邮件。没有这个链接，谁也进不来。",
  },
  newDevice: {
    subject: "有新设备打开了你的宇宙",
    reason: "你的宇宙“{universe}”在一台以前没有打开过它的设备上打开了。",
    device: "这台设备自称：{device}。",
    ifNotYou: "如果不是你本人操作，请在账号设置中修改密码，并在其他所有地方退出登录。",
  },
  passkeyAdded: {
    subject: "已添加通行密钥",
    reason: "你的宇宙“{universe}”现在可以用一个新的通行密钥打开。",
    ifNotYou: "如果不是你本人操作，请在账号设置中移除这个通行密钥，并立即发邮件告诉我们。",
  },
  passkeyRemoved: {
    subject: "已移除通行密钥",
    reason: "你的宇宙“{universe}”的一个通行密钥已移除，不能再用来打开它。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  secondFactorAdded: {
    subject: "第二步验证已开启",
    reason: "登录你的宇宙“{universe}”时，现在还需要应用里的验证码。请把恢复码保存在安全的地方。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  secondFactorRemoved: {
    subject: "第二步验证已关闭",
    reason: "登录你的宇宙“{universe}”时，不再需要验证码。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  providerRemoved: {
    subject: "已移除用于登录的第三方账号",
    reason: "你的宇宙“{universe}”不能再用第三方账号打开。你的其他进入方式会保留。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  providerIsEnough: {
    subject: "第三方账号登录后不再需要验证码",
    reason: "用第三方账号登录你的宇宙“{universe}”时，不再需要验证码。第三方账号自身的验证就够了。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  providerIsNotEnough: {
    subject: "第三方账号登录后又需要验证码",
    reason: "第二步验证开启时，用第三方账号登录你的宇宙“{universe}”又需要验证码了。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  recoveryCodesMade: {
    subject: "你有了新的恢复码",
    reason: "你的宇宙“{universe}”有了新的恢复码。以前的恢复码不能再用。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  tokenMade: {
    subject: "现在有程序可以访问你的宇宙",
    reason: "一个新的访问令牌让程序可以进入你的宇宙“{universe}”。它能做什么，写在账号设置的“程序”中。",
    ifNotYou: "如果不是你本人操作，请在那里撤销这个令牌，并修改密码，这样所有令牌都会失效。",
  },
  webhookMade: {
    subject: "现在有一个 Webhook 会收到你宇宙的变化",
    reason:
      "一个新的 Webhook 会在你的宇宙“{universe}”有变化时通知一个互联网地址。是哪个地址、是否包含文字，写在账号设置的“程序”中。",
    ifNotYou: "如果不是你本人操作，请在那里移除这个 Webhook，并修改密码。",
  },
  skyLinkMade: {
    subject: "有一个新链接展示你的星空",
    reason: "拿到新链接的人可以看到你的宇宙“{universe}”的星空，却看不到你写的任何一个字。",
    ifNotYou: "如果不是你本人操作，请在“展示星空”中停用这个链接，并修改密码。",
  },
  sealingBegan: {
    subject: "正在封存你的文字",
    reason: "你的宇宙“{universe}”已开始封存。完成后，除了你，没有人能读到你的笔记和名称，这台服务器也不能。",
    keepSafe: "请妥善保管你的密语和恢复卡：如果两者都丢失，你的文字将永远找不回来。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  wordsSealed: {
    subject: "你的文字已封存",
    reason:
      "你的宇宙“{universe}”里的每一条笔记和每一个名称都已封存。只有你的密语、恢复卡或你的某个通行密钥才能打开。新密码打不开，我们也打不开。",
    ifNotYou: "如果不是你本人操作，请立即发邮件告诉我们。",
  },
  openingBegan: {
    subject: "正在解除文字的封存",
    reason: "你的宇宙“{universe}”的文字正在解除封存。这台服务器将能重新读到它们。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  wordsOpen: {
    subject: "你的文字已不再封存",
    reason: "你的宇宙“{universe}”里的笔记和名称已不再封存。不再需要密语和恢复卡。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  sealChanged: {
    subject: "打开封存文字的方式已更改",
    reason: "能打开你的宇宙“{universe}”的封存文字的密语、恢复卡或通行密钥，有一项已添加、更换或移除。",
    ifNotYou: "如果不是你本人操作，请立即修改密码，并发邮件告诉我们。",
  },
  reminder: {
    addStar: "添加一颗星",
    ends: "这些提醒是你自己开启的。点此链接可停止提醒：",
  },
  checkIn: { open: "打开今日记录" },
  universeClosed: {
    subject: "你的宇宙已被关闭",
    reason: "管理这台服务器的人关闭了你的宇宙“{universe}”。现在无法打开它，它和其中的一切将在{date}被移除。",
    keep: "如果你想保留它，或想要一份日记的副本，请在那之前联系我们。",
  },
  universeReopened: {
    subject: "你的宇宙重新开放了",
    reason: "你的宇宙“{universe}”和其中的一切重新开放了。登录方式和以前一样。",
  },
  webhookPaused: {
    subject: "一个 Webhook 已暂停",
    reason:
      "你的宇宙“{universe}”的一个 Webhook 一整天都没有接收任何内容，或者表示不再需要任何内容。因此 Mood Universe 暂停了它。",
    open: "打开“程序”",
    nothingLost: "你的日记不受影响。你在该页面恢复这个 Webhook 后，它会收到错过的内容。",
  },
  universeDeleted: {
    subject: "你的宇宙已删除",
    reason: "按照你的要求，你的宇宙和其中的一切都已删除：每颗星、每条笔记，以及使用这个邮箱的账号。",
    backups: "之前的备份在被替换之前，可能仍含有这些内容。",
    farewell: "这是写给你的最后一封邮件。请好好照顾自己。",
  },
};
