import { expect, it } from "vitest";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";
import { signInMethods, signsInBy, userSchema } from "./user.ts";

it("signs in by no method that nobody has named: not in a copy, a file or a reply of an earlier version", () => {
  const { signInMethods: _, ...earlier } = makeAccountUser();
  const user = userSchema.parse(earlier);
  expect(signInMethods.filter((method) => signsInBy(user, method))).toEqual([]);
});

it("can have methods of a later version", () => {
  const user = userSchema.parse({ ...makeAccountUser(), signInMethods: ["carrier-pigeon", "provider"] });
  expect(signInMethods.filter((method) => signsInBy(user, method))).toEqual(["provider"]);
});
