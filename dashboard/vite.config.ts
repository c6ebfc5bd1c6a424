import { lingui } from "@lingui/vite-plugin";
import { getConfig } from "@lingui/conf";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { defineConfig } from "vite";
import { compressed } from "./compress.ts";
import { inlineEnglish } from "./inline-english.ts";

const SERVER = process.env["IMEISTER_URL"] ?? "http://127.0.0.1:3000";
const LINGUI = { configPath: join(import.meta.dirname, "lingui.config.ts") };
/** Only files with texts go through Babel. */
const texts = {
  preset: {
    plugins: [
      ["@lingui/babel-plugin-lingui-macro", { descriptorFields: "message", linguiConfig: getConfig(LINGUI) }],
      inlineEnglish,
    ],
  },
  rolldown: { filter: { code: /from "@lingui\/(?:core|react)\/macro"/ } },
};

/** But for the large ones that few pages need. */
const LIBRARIES = /node_modules(?!.*(?:dnd-kit|papaparse|zxing|qrcode|simplewebauthn))/;

/**
 * Code that pages share, in a file for each of these groups. By default each set of pages with code in common gets a file
 * of its own, and a page reads ninety small ones: a round trip for every six of them. With the groups it starts with five
 * files and the session, as many as a browser reads at once. Lists that are sorted by hand are rare as well.
 */
const SHARED_CODE = [
  { name: "libraries", test: LIBRARIES, minShareCount: 2, priority: 2 },
  {
    name: "common",
    test: /dashboard[\\/]src[\\/](?!operator|reseller|sign-in|ui[\\/]list[\\/]sortable)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: "operator", test: /dashboard[\\/]src[\\/]operator/, minShareCount: 3 },
  { name: "reseller", test: /dashboard[\\/]src[\\/]reseller/, minShareCount: 3 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [babel({ presets: [texts] }), react(), tailwindcss(), lingui(LINGUI), compressed()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } },
  },
  // While the dashboard is worked on, Vite serves it and hands the API's calls to a running server.
  server: { proxy: { "/api": SERVER, "/docs": SERVER } },
});
