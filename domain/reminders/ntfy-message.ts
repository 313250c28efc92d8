/** A reminder as ntfy takes it: JSON in UTF-8, because headers have no letters of most languages. */

import { type ReminderMessage, restPath, stopPagePath } from "./message.ts";

/** What every message to a topic has. A silent one is of low priority, with which ntfy makes no sound. */
export const topicMessage = (topic: string, message: string, { isSilent = false } = {}) => ({
  topic,
  title: "Mood Universe",
  message,
  priority: isSilent ? 2 : 3,
});

/** `address` is that of the product, without a slash at its end. The buttons do what those of a notification do. */
export function ntfyReminder(
  topic: string,
  address: string,
  { notification: { body, navigate, silent }, actions, link }: ReminderMessage,
) {
  const token = `?token=${encodeURIComponent(link)}`;
  return {
    ...topicMessage(topic, body, { isSilent: silent }),
    click: navigate,
    actions: actions && [
      {
        action: "http",
        label: actions.rest,
        method: "POST",
        url: `${address}${restPath}${token}`,
        clear: true,
      },
      { action: "view", label: actions.stop, url: `${address}${stopPagePath}${token}`, clear: true },
    ],
  };
}
