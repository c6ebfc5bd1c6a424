import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useBrandName, useSession } from "../../session/session.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/show/copy.tsx";
import { DialogActions } from "../../ui/form/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";

const FILE_NAME = "recovery-codes.txt";

/** The codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const brand = useBrandName();
  const { person } = useSession();
  const text = codes.join("\n");
  const download = (): void => {
    const about = person?.email
      ? t`Recovery codes for ${person.email} at ${brand}. Each works once.`
      : t`Recovery codes for your account at ${brand}. Each works once.`;
    const url = URL.createObjectURL(new Blob([`${about}\n\n${text}\n`], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = FILE_NAME;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <Notice look="warning">
        <Trans>Save these recovery codes somewhere safe. Each works once. They won't be shown again.</Trans>
      </Notice>
      <ul
        aria-label={t`Recovery codes`}
        className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-lg bg-sunken p-4 font-mono min-[360px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <CopyButton text={text} label={t`Copy recovery codes`} name={t`Copy`} />
        <Button size="small" onClick={download}>
          <Download aria-hidden />
          <Trans>Download</Trans>
        </Button>
        <Button look="primary" size="small" onClick={onDone}>
          <Trans>I've saved them</Trans>
        </Button>
      </DialogActions>
    </>
  );
}
