import { expect, test } from "vitest";
import { CallError, NetworkError } from "../call-errors.ts";
import { checkMigration, explainMigration, type Migration } from "./migration.ts";

const refusal = (status: number, body: object) =>
  new CallError(new Response(null, { status }), JSON.stringify(body));
const filled: Migration = {
  universeName: "Andromeda",
  email: "ada@example.org",
  password: "Violet harbour 7",
  confirmPassword: "Violet harbour 7",
};

test("equality of the passwords is checked last", () => {
  const weak = checkMigration({ ...filled, password: "violet harbour" });
  expect(weak?.fields).toEqual({
    password: "Password must contain uppercase, lowercase, number, and special character",
  });
  const different = checkMigration({ ...filled, confirmPassword: "Violet harbour 8" });
  expect(different?.fields).toEqual({ confirmPassword: "Passwords do not match" });
  expect(different?.toast?.title).toBe("Migration Failed");
  expect(checkMigration(filled)).toBeNull();
});

test("each failure has its specified sentence", () => {
  const said = (error: Error) => explainMigration(error).toast?.description;
  expect(said(refusal(409, { error: "It waits already" }))).toBe("It waits already");
  expect(said(refusal(500, {}))).toBe("Migration failed");
  expect(said(new NetworkError("down"))).toBe("Network error. Please check your connection and try again.");
  expect(said(new Error("odd"))).toBe("Failed to migrate account");
});

test("an unknown universe is reported at its name", () => {
  expect(explainMigration(refusal(404, { error: "Universe not found" })).fields).toEqual({
    universeName: "Universe not found",
  });
});
