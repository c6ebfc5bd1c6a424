import { Download } from "lucide-react";
import { toast } from "sonner";
import { sentenceOf } from "../../api/api-error.ts";
import { Button } from "../button.tsx";
import { useOnce } from "../use-once.ts";

const FILE_NAME = /filename="(?<name>[^"]+)"/;
/** Long enough for every browser to have begun saving. */
const KEPT_MS = 60_000;

interface DownloadButtonProps {
  name: string;
  /** Reads the file. Its errors are shown as a toast. */
  read: () => Promise<{ data?: Blob; response: Response }>;
  unless?: string | false | undefined;
  size?: "small" | "normal";
}

/** Saves a file of the API under the name that the server gives it. */
export function DownloadButton({ name, read, unless, size = "normal" }: DownloadButtonProps) {
  const { busy, once } = useOnce();
  const download = async (): Promise<void> => {
    try {
      const { data, response } = await read();
      if (data) save(data, FILE_NAME.exec(response.headers.get("Content-Disposition") ?? "")?.groups?.["name"]);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  return (
    <Button size={size} busy={busy} unless={unless} onClick={() => void once(download)}>
      {!busy && <Download aria-hidden />}
      {name}
    </Button>
  );
}

function save(file: Blob, name = "export.csv"): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
