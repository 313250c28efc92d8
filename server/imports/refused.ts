/** Rolls a change back because of a part that the universe cannot take. */
export class Refused<Refusal> extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super("refused");
    this.refusal = refusal;
  }
}

/** Returns what `work` returns, or the refusal that it throws. */
export async function orRefused<Result, Refusal>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Refusal;
    throw error;
  }
}
