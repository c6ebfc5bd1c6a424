import { useRef, useState, type ChangeEvent } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { readBase64 } from "../../../api/read-base64.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { useRefreshShop, type ImageKind, type ShopSettings } from "./shop.ts";

const IMAGES: readonly { kind: ImageKind; name: string; about: string; accept: string }[] = [
  {
    kind: "logo",
    name: "Logo",
    about: "Shown on the sign-in page and above the navigation. PNG, JPEG or WebP, at most 256 kB.",
    accept: "image/png,image/jpeg,image/webp",
  },
  {
    kind: "icon",
    name: "Icon",
    about: "Shown in browser tabs and on phones that install the dashboard. Square PNG of 192 to 1,024 pixels.",
    accept: "image/png",
  },
];

/** Logo and icon, which are saved as soon as they are chosen. */
export function ImageCard({ shop }: { shop: ShopSettings }) {
  return (
    <Card title="Logo and icon">
      <div className="grid gap-6 lg:grid-cols-2">
        {IMAGES.map((image) => (
          <ImageChoice key={image.kind} {...image} url={image.kind === "logo" ? shop.logo_url : shop.icon_url} />
        ))}
      </div>
    </Card>
  );
}

/** What is being done, and what went wrong with it. */
function useRun() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const refresh = useRefreshShop();
  const run = async (change: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await change();
      await refresh();
      toast.success(done);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}

function ImageChoice({ kind, name, about, accept, url }: (typeof IMAGES)[number] & { url: string | null }) {
  const file = useRef<HTMLInputElement>(null);
  const { busy, error, run } = useRun();
  const params = { path: { kind } };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = event.target.files ?? [];
    // The same file can be chosen again after it was changed.
    event.target.value = "";
    if (!chosen) return;
    void run(async () => {
      const content = await readBase64(chosen);
      await operator.PUT("/api/operator/shop/images/{kind}", { params, body: { content } });
    }, `${name} saved.`);
  };
  const remove = () => run(() => operator.DELETE("/api/operator/shop/images/{kind}", { params }), `${name} removed.`);
  return (
    <section aria-label={name} className="grid content-start gap-3">
      <div>
        <h3 className="text-sm font-medium">{name}</h3>
        <p className="text-sm text-muted">{about}</p>
      </div>
      {url && (
        <div className="flex min-h-20 items-center justify-center rounded-lg border border-line bg-sunken p-3">
          <img src={url} alt={`Current ${kind}`} className="max-h-16 max-w-full object-contain" />
        </div>
      )}
      {error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <input ref={file} type="file" accept={accept} aria-label={`${name} file`} hidden onChange={choose} />
        <Button busy={busy} onClick={() => file.current?.click()}>
          {url ? `Replace ${kind}` : `Upload ${kind}`}
        </Button>
        {url && (
          <Button look="ghost" busy={busy} onClick={() => void remove()}>
            Remove {kind}
          </Button>
        )}
      </div>
    </section>
  );
}
