/**
 * The state of a call that a person makes, without the data library, which visitors' forms do not need. Callbacks run
 * also after the component has gone, as its call does.
 */

import { useLayoutEffect, useRef, useState } from "react";
import { reportFailure } from "../call-errors.ts";

type Options<Input, Reply> = {
  send: (input: Input) => Promise<Reply>;
  onAccepted: (reply: Reply, input: Input) => void;
  onFailed: (error: Error) => void;
};

/** `failure` and `sent` are the error and the input of the latest call. */
type State<Input> = {
  readonly isPending: boolean;
  readonly isAccepted: boolean;
  readonly failure: Error | null;
  readonly sent: Input | undefined;
};

const idle = { isPending: false, isAccepted: false, failure: null, sent: undefined };

export function useSending<Input, Reply>(options: Options<Input, Reply>) {
  const [state, setState] = useState<State<Input>>(idle);
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  // State changes only with the next render; this also ignores a second call before it.
  const isBusy = useRef(false);
  const send = async (input: Input) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ ...idle, isPending: true, sent: input });
    try {
      const reply = await latest.current.send(input);
      isBusy.current = false;
      setState({ ...idle, isAccepted: true, sent: input });
      latest.current.onAccepted(reply, input);
    } catch (cause) {
      isBusy.current = false;
      const failure = cause instanceof Error ? cause : new Error("A call failed.", { cause });
      setState({ ...idle, failure, sent: input });
      reportFailure(failure);
      latest.current.onFailed(failure);
    }
  };
  return {
    ...state,
    /** Whether a call is on its way or was accepted; the first is known before the next render. */
    isSubmitted: () => isBusy.current || state.isAccepted,
    send: (input: Input) => void send(input),
    reset: () => setState(idle),
  };
}
