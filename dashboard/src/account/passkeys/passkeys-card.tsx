import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import type { V1Row } from "../../api/types.ts";
import { useRefresh } from "../../api/use-refresh.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card } from "../../ui/page.tsx";
import { QueryView } from "../../ui/states.tsx";
import { Time } from "../../ui/show/time.tsx";
import { AddPasskeyDialog } from "./add-passkey.tsx";
import { passkeyObstacle } from "./passkey-prompt.ts";
import { RemovePasskeyDialog } from "./remove-passkey.tsx";
import { RenamePasskeyDialog } from "./rename-passkey.tsx";

export type Passkey = V1Row<"/api/v1/session/passkeys">;

const PATH = "/api/v1/session/passkeys";

/** Passkeys of the user who is signed in, with which one signs in without a password. */
export function PasskeysCard() {
  const query = v1Hooks.useQuery("get", PATH);
  const [isAdding, setAdding] = useState(false);
  const reload = useRefresh([PATH]);
  const obstacle = passkeyObstacle();
  return (
    <Card title={t`Passkeys`}>
      <div className="grid gap-4">
        <p className="max-w-prose">
          <Trans>
            Sign in with your fingerprint, face, screen lock or security key, without a password or one-time code.
          </Trans>
        </p>
        {obstacle !== null && <Notice look="info">{obstacle}</Notice>}
        <QueryView query={query}>
          {({ data }) =>
            data.length > 0 && (
              <ul aria-label={t`Passkeys`}>
                {data.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} onChanged={reload} />
                ))}
              </ul>
            )
          }
        </QueryView>
        <div>
          <Button onClick={() => setAdding(true)} unless={obstacle ?? false}>
            <Trans>Add passkey</Trans>
          </Button>
        </div>
      </div>
      {isAdding && <AddPasskeyDialog onAdded={reload} onClose={() => setAdding(false)} />}
    </Card>
  );
}

function PasskeyRow({ passkey, onChanged }: { passkey: Passkey; onChanged: () => Promise<void> }) {
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const dialog = { passkey, onChanged, onClose: () => setOpen(null) };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt === null ? (
            <Trans>
              Added <Time at={createdAt} /> · never used
            </Trans>
          ) : (
            <Trans>
              Added <Time at={createdAt} /> · last used <Time at={lastUsedAt} />
            </Trans>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={t`Rename ${name}`} onClick={() => setOpen("rename")}>
          <Trans>Rename</Trans>
        </Button>
        <Button size="small" aria-label={t`Remove ${name}`} onClick={() => setOpen("remove")}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      {open === "rename" && <RenamePasskeyDialog {...dialog} />}
      {open === "remove" && <RemovePasskeyDialog {...dialog} />}
    </li>
  );
}
