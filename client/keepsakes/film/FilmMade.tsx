import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import type { Film } from "./use-film.ts";

type Props = { film: Film; onBack: () => void };

/** Shows the film before it is saved. */
export function FilmMade({ film: { blob, name }, onBack }: Props) {
  const url = useObjectUrl(blob);
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    saveFile(blob, name);
    setSaved(true);
  };
  return (
    <div className="flex flex-col gap-4">
      {/* biome-ignore lint/a11y/useMediaCaption: the film has music and no speech. */}
      <video
        src={url}
        controls
        playsInline
        aria-label="Your film"
        className="max-h-[50dvh] w-full rounded-control border border-line bg-black"
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={save}>
          <Download aria-hidden="true" />
          Save film
        </Button>
        <Button onClick={onBack}>Make another</Button>
      </div>
      <p role="status" className="text-quiet text-small wrap-anywhere">
        {isSaved ? `Saved as ${name}. You find it in your downloads.` : `${name} · ${sizeText(blob.size)}`}
      </p>
    </div>
  );
}

const sizeText = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The address of a file in memory, which is released with the component. */
function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
