import type { refusalsWebhooks } from "../en/refusals-webhooks.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsWebhooks> = {
  notAnAddress: "Webhook 只能发送到公开的 https 地址，地址中不能含有用户名和密码。",
  hostNotFound: "Mood Universe 现在找不到这个地址。请稍后重试。",
  tooManyWebhooks: "最多可以有 {max} 个 Webhook。请移除一个不再需要的。",
  events: "请至少选择一个事件，每个只选一次。",
  notATopic: "ntfy 主题的地址形如 https://ntfy.sh/my-topic，并且所在服务器须是 Mood Universe 可以访问的。",
  ntfyToken: "ntfy 的访问令牌不含空格。",
};
