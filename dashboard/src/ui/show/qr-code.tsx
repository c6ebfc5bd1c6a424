import { QRCodeSVG } from "qrcode.react";

const SIZE = 176;

/** A code for a phone's camera. Apps only read dark on light, in both themes. */
export function QrCode({ text, title }: { text: string; title: string }) {
  return (
    <div className="justify-self-center rounded-lg bg-white p-3">
      <QRCodeSVG value={text} size={SIZE} title={title} />
    </div>
  );
}
