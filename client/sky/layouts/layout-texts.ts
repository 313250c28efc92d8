/** What each layout is called and shows. */

import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";

export const layoutTexts: Readonly<Record<LayoutId, { readonly name: Text; readonly shows: Text }>> =
  sky.layouts.names;
