import { isStatus } from "../call-errors.ts";

/** What another device has removed meanwhile is gone, as the person wanted. */
export async function unlessGone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isStatus(error, 404)) throw error;
  }
}
