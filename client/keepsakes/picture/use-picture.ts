import { useCallback, useEffect, useRef, useState } from "react";
import { makePicture, PictureFailed, type PictureRequest } from "./make-picture.ts";
import type { PictureFailure } from "./picture-job.ts";

type Made =
  | { readonly step: "idle" }
  | { readonly step: "making"; readonly share: number }
  | { readonly step: "failed"; readonly failure: PictureFailure };

const failureOf = (error: unknown): PictureFailure =>
  error instanceof PictureFailed ? error.failure : { reason: "unexpected" };

/** Makes one picture at a time. What is being made ends with the component. */
export function useMaking() {
  const [state, setState] = useState<Made>({ step: "idle" });
  const current = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = null;
    setState({ step: "idle" });
  }, []);
  const make = useCallback(async (request: PictureRequest, done: (picture: Blob) => void) => {
    current.current?.abort();
    const life = new AbortController();
    current.current = life;
    setState({ step: "making", share: 0 });
    const progressed = (share: number) => life.signal.aborted || setState({ step: "making", share });
    try {
      const picture = await makePicture(request, progressed, life.signal);
      if (life.signal.aborted) return;
      setState({ step: "idle" });
      done(picture);
    } catch (error) {
      if (!life.signal.aborted) setState({ step: "failed", failure: failureOf(error) });
    }
  }, []);
  useEffect(() => () => current.current?.abort(), []);
  return { state, make, cancel };
}

export type Preview = {
  readonly picture: Blob | null;
  /** Address of the picture, until the next one. */
  readonly url: string | null;
  /** Whether the picture of this request is not there yet. */
  readonly isStale: boolean;
  readonly failure: PictureFailure | null;
};

/** Pause after the last of several quick changes. Milliseconds. */
const pauseMs = 200;

/** The picture of the latest request, made shortly after it changed. Requests are compared by identity; null makes none. */
export function usePreview(request: PictureRequest | null): Preview {
  const [made, setMade] = useState<Omit<Preview, "isStale"> & { of: PictureRequest | null }>({
    ...{ picture: null, url: null, failure: null, of: null },
  });
  useEffect(() => {
    if (!request) return;
    const life = new AbortController();
    const finish = (picture: Blob | null, failure: PictureFailure | null) => {
      if (life.signal.aborted) return;
      setMade({ picture, url: picture && URL.createObjectURL(picture), failure, of: request });
    };
    const timer = setTimeout(
      () =>
        makePicture(request, () => {}, life.signal).then(
          (picture) => finish(picture, null),
          (error) => finish(null, failureOf(error)),
        ),
      pauseMs,
    );
    return () => {
      clearTimeout(timer);
      life.abort();
    };
  }, [request]);
  const { url } = made;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return { ...made, isStale: request !== null && made.of !== request };
}
