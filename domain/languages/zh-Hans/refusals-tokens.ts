import type { refusalsTokens } from "../en/refusals-tokens.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTokens> = {
  unknown: "这个访问令牌不存在、已过期或已撤销。",
  lacksScope: "这个访问令牌不能这样做：它缺少权限 {scope}。",
  closed: "任何访问令牌都不能这样做。这只属于登录后的你本人。",
  inAddress: "访问令牌绝不能放在网址里。请放在 Authorization 标头中发送，并撤销曾出现在网址里的令牌。",
  twice: "一个请求只能有一个 Authorization 标头，其中只有一个访问令牌。",
  tooMany: "最多可以有 {max} 个访问令牌。请撤销一个不再需要的。",
};
