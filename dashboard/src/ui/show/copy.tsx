import { t } from "@lingui/core/macro";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button, IconButton } from "../button.tsx";

const SHOWN_MS = 2_000;

/** Copies a text; says so where it is read out. Without a name only its symbol is shown. */
export function CopyButton({ text, label, name }: { text: string; label: string; name?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      toast.error(t`Your browser blocked copying. Select the text and copy it yourself.`);
    }
  };
  const symbol = copied ? <Check aria-hidden /> : <Copy aria-hidden />;
  if (name === undefined) {
    return (
      <IconButton size="small" label={copied ? t`Copied` : label} onClick={() => void copy()}>
        {symbol}
      </IconButton>
    );
  }
  return (
    <Button size="small" aria-label={copied ? t`Copied` : label} onClick={() => void copy()}>
      {symbol}
      {copied ? t`Copied` : name}
    </Button>
  );
}

/** A text to take elsewhere, such as an address or a key. */
export function CopyText({ text, label }: { text: string; label: string }) {
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-lg bg-sunken py-1 pe-1 ps-3">
      <code className="min-w-0 flex-1 font-mono text-sm break-all">{text}</code>
      <CopyButton text={text} label={label} />
    </div>
  );
}
