import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { mazes } from "#domain/languages/en/mazes.ts";
import type { MazeId } from "#domain/wellness/ids.ts";
import { findMaze } from "#domain/wellness/mazes/mazes.ts";
import { showToast } from "../../ui/toasts.ts";
import { MazeList } from "./MazeList.tsx";
import { MazeScreen } from "./MazeScreen.tsx";
import "./mazes.css";

/** The list of mazes, or the maze that the URL names. */
export function MazeChallengesPage({ user }: { user: User }) {
  const [params] = useSearchParams();
  const [, navigate] = useLocation();
  const requestedId = params.get("maze");
  const definition = requestedId === null ? null : findMaze(requestedId);
  const isUnknown = requestedId !== null && !definition;
  useEffect(() => {
    if (!isUnknown) return;
    navigate("/maze-challenges", { replace: true });
    showToast((t) => ({ title: t(mazes.unknown.title), description: t(mazes.unknown.reason) }));
  }, [isUnknown, navigate]);
  const [lastId, setLastId] = useState<MazeId | null>(null);
  if (definition && definition.id !== lastId) setLastId(definition.id);
  if (definition) return <MazeScreen key={definition.id} definition={definition} userId={user.id} />;
  return <MazeList userId={user.id} lastId={lastId} />;
}
