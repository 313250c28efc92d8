import { page, userEvent } from "vitest/browser";
import { common } from "#domain/languages/en/common.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { switchToGerman } from "../../testing/browser/language-change.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";

const WithTip = () => <Button tip={useTranslator()(common.tryAgain)}>A button</Button>;

test("a tooltip does not keep its text when the language changes", async ({ show }) => {
  await show(<WithTip />);
  await userEvent.keyboard("{Tab}");
  const tooltip = page.getByText("Try again");
  await expect.element(tooltip).toBeVisible();
  await switchToGerman();
  await expect.element(tooltip).not.toBeInTheDocument();
});
