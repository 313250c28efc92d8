import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "请填写所有必填项",
  allRequired: "请填写所有项目",
  email: "请输入有效的邮箱地址",
  identifier: "这既不是邮箱地址，也不是宇宙名称。",
  universeName: {
    length: "宇宙名称须为 {min} 至 {max} 个字符",
    unstorable: "宇宙名称含有无法保存的字符",
    invisible: "宇宙名称含有不可见字符",
    likeEmail: "宇宙名称不能是邮箱地址",
    dots: "宇宙名称不能只由点组成",
  },
  userName: {
    length: "用户名须为 {min} 至 {max} 个字符",
    unstorable: "用户名含有无法保存的字符",
    invisible: "用户名含有不可见字符",
  },
  password: {
    tooShort: "密码至少需要 {min} 个字符",
    tooLong: "密码最多 {max} 个字符",
    unstorable: "密码含有无法使用的字符",
    common: "请选择不那么常见的密码",
    characterClasses: "密码须包含大写字母、小写字母、数字和特殊字符",
    mismatch: "两次输入的密码不一致",
  },
  code: "验证码是 6 位数字，恢复码是 16 位字母和数字。",
  birthday: {
    notADate: "生日必须是日期。",
    noSuchDate: "生日必须是真实存在的日期，例如 2001-12-31。",
    inFuture: "生日不能晚于今天。",
  },
  startDate: {
    notADate: "旅程开始日期必须是日期。",
    noSuchDate: "旅程开始日期必须是真实存在的日期，例如 2001-12-31。",
    inFuture: "旅程开始日期不能晚于今天。",
  },
  demographics: {
    tooLong: "个人背景最多 {max} 个字符。",
    unstorable: "个人背景含有无法保存的字符。",
  },
};
