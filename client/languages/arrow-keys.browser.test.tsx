import { useState } from "react";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { OneOf } from "../ui/OneOf.tsx";
import { Tab, TabList, Tabs } from "../ui/Tabs.tsx";
import { setLanguage } from "./language.ts";
import { TextDirection } from "./TextDirection.tsx";

const words = ["One", "Two", "Three"].map((word) => [word, word] as const);

function Controls() {
  const [value, setValue] = useState("One");
  return (
    <TextDirection>
      <OneOf legend="Radio buttons" options={words} value={value} onValueChange={setValue} />
      <Tabs defaultValue="One">
        <TabList>
          {words.map(([word]) => (
            <Tab key={word} value={word}>
              {word}
            </Tab>
          ))}
        </TabList>
      </Tabs>
    </TextDirection>
  );
}

for (const role of ["radio", "tab"] as const) {
  const control = (name: string) => page.getByRole(role, { name });
  const pressed = async (key: string, expected: string) => {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(control(expected)).toHaveFocus();
    if (role === "radio") await expect.element(control(expected)).toBeChecked();
  };

  test(`the arrow keys go through each ${role} in the direction of the text`, async ({ show }) => {
    await show(<Controls />);
    (control("One").element() as HTMLElement).focus();
    await pressed("ArrowRight", "Two");
    await pressed("ArrowLeft", "One");
    await setLanguage({ language: "ar", locale: "ar" });
    await pressed("ArrowLeft", "Two");
    await pressed("ArrowLeft", "Three");
    await pressed("ArrowLeft", "One");
    await pressed("ArrowRight", "Three");
  });
}
