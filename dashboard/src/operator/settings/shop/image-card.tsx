import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useRef, useState, type ChangeEvent } from "react";
import { toast } from "sonner";
import { sentenceOf } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { readBase64 } from "../../../api/read-base64.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { useOnce } from "../../../ui/use-once.ts";
import { useRefreshShop, type ImageKind, type ShopSettings } from "./shop.ts";

interface ImageWords {
  current: MessageDescriptor;
  file: MessageDescriptor;
  upload: MessageDescriptor;
  replace: MessageDescriptor;
  remove: MessageDescriptor;
  saved: MessageDescriptor;
  removed: MessageDescriptor;
}

interface Image {
  kind: ImageKind;
  name: MessageDescriptor;
  about: MessageDescriptor;
  accept: string;
  words: ImageWords;
}

const IMAGES: readonly Image[] = [
  {
    kind: "logo",
    name: msg`Logo`,
    about: msg`Shown on the sign-in page and above the navigation. PNG, JPEG or WebP, at most 256 kB.`,
    accept: "image/png,image/jpeg,image/webp",
    words: {
      current: msg`Current logo`,
      file: msg`Logo file`,
      upload: msg`Upload logo`,
      replace: msg`Replace logo`,
      remove: msg`Remove logo`,
      saved: msg`Logo saved.`,
      removed: msg`Logo removed.`,
    },
  },
  {
    kind: "icon",
    name: msg`Icon`,
    about: msg`Shown in browser tabs and on phones that install the dashboard. Square PNG of 192 to 1,024 pixels.`,
    accept: "image/png",
    words: {
      current: msg`Current icon`,
      file: msg`Icon file`,
      upload: msg`Upload icon`,
      replace: msg`Replace icon`,
      remove: msg`Remove icon`,
      saved: msg`Icon saved.`,
      removed: msg`Icon removed.`,
    },
  },
];

/** Logo and icon, which are saved as soon as they are chosen. */
export function ImageCard({ shop }: { shop: ShopSettings }) {
  return (
    <Card title={t`Logo and icon`}>
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
  const { busy, once } = useOnce();
  const [error, setError] = useState<unknown>();
  const refresh = useRefreshShop();
  const run = (change: () => Promise<unknown>, done: string): Promise<void> =>
    once(async () => {
      setError(undefined);
      try {
        await change();
        await refresh();
        toast.success(done);
      } catch (thrown) {
        setError(thrown);
      }
    });
  return { busy, error, run };
}

function ImageChoice({ kind, name, about, accept, words, url }: Image & { url: string | null }) {
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
    }, textOf(words.saved));
  };
  const remove = () =>
    run(() => operator.DELETE("/api/operator/shop/images/{kind}", { params }), textOf(words.removed));
  return (
    <section aria-label={textOf(name)} className="grid content-start gap-3">
      <div>
        <h3 className="text-sm font-medium">{textOf(name)}</h3>
        <p className="text-sm text-muted">{textOf(about)}</p>
      </div>
      {url && (
        <div className="flex min-h-20 items-center justify-center rounded-lg border border-line bg-sunken p-3">
          <img src={url} alt={textOf(words.current)} className="max-h-16 max-w-full object-contain" />
        </div>
      )}
      {error !== undefined && <Notice look="danger">{sentenceOf(error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <input ref={file} type="file" accept={accept} aria-label={textOf(words.file)} hidden onChange={choose} />
        <Button busy={busy} onClick={() => file.current?.click()}>
          {textOf(url ? words.replace : words.upload)}
        </Button>
        {url && (
          <Button look="ghost" busy={busy} onClick={() => void remove()}>
            {textOf(words.remove)}
          </Button>
        )}
      </div>
    </section>
  );
}
