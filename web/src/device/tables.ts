// Where exact values can be read without a server: a tablebase that somebody
// has opened or keeps on this device, or one that lies beside a site.

import { createSignal } from "solid-js";
import { SITE } from "../shell/mode";
import { askDeeply, type Asking } from "./brain";
import { judgementFor } from "./judgement";
import type { TableTrouble } from "./ranges";
import type { Answer, Request, Table } from "./shapes";

const opened = new Map<string, File>();
const [troubles, setTroubles] = createSignal<ReadonlyMap<string, TableTrouble>>(new Map());

const fileName = (rules: string) => `${rules}.pylostable`;

/** What stands in the way of the tablebase of these rules. */
export const tableTrouble = (rules: string): TableTrouble | undefined => troubles().get(rules);

const FOLDER = "tables";

/** The folder in which tablebases are kept; nothing where a browser has none. */
async function folder(create: boolean): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create });
  } catch {
    return undefined;
  }
}

async function keptFile(rules: string): Promise<File | undefined> {
  try {
    return await (await (await folder(false))?.getFileHandle(fileName(rules)))?.getFile();
  } catch {
    return undefined; // there is none
  }
}

/** The tablebase for these rules, if there may be one. */
async function tableFor(rules: string): Promise<Table | undefined> {
  if (!/^(children|standard|advanced)\b/.test(rules)) return undefined;
  const file = opened.get(rules) ?? (await keptFile(rules));
  if (file) return { key: `file ${rules} ${file.size} ${file.lastModified}`, source: file };
  const url = new URL(`tables/${encodeURIComponent(fileName(rules))}`, document.baseURI).href;
  return SITE ? { key: url, source: url } : undefined;
}

/** Asks with exact values, where they are at hand. */
export async function askExactly(rules: string, request: Request, asking: Asking = {}): Promise<Answer> {
  const table = await tableFor(rules);
  const onTableTrouble = (_: string, trouble: TableTrouble) => setTroubles(new Map(troubles()).set(rules, trouble));
  if (table && troubles().has(rules)) setTroubles(new Map([...troubles()].filter(([other]) => other !== rules)));
  return askDeeply(request, { ...asking, table, onTableTrouble, judgement: judgementFor(rules) });
}

/** Whether these rules have a file of their own on this device. */
export async function hasFile(rules: string): Promise<"opened" | "kept" | undefined> {
  if (opened.has(rules)) return "opened";
  return (await keptFile(rules)) ? "kept" : undefined;
}

/** Reads a file from now on, until the page is closed. */
export function openFile(rules: string, file: File): void {
  opened.set(rules, file);
}

/** Keeps a file that was opened on this device; it is whole there, or not at all. */
export async function keepFile(rules: string, onProgress: (done: number) => void): Promise<void> {
  const file = opened.get(rules);
  const into = await folder(true);
  if (!file || !into) throw new Error("there is nothing to keep, or nowhere");
  // It becomes a file when it is closed: whatever stops it before leaves nothing.
  const writer = await (await into.getFileHandle(fileName(rules), { create: true })).createWritable();
  try {
    let done = 0;
    for (const reader = file.stream().getReader();;) {
      const { value } = await reader.read();
      if (!value) break;
      await writer.write(value);
      done += value.length;
      onProgress(done / file.size);
    }
    await writer.close();
  } catch (error) {
    await writer.abort().catch(() => undefined);
    await into.removeEntry(fileName(rules)).catch(() => undefined);
    throw error;
  }
  opened.delete(rules);
}

/** Forgets the file of these rules. */
export async function forgetFile(rules: string): Promise<void> {
  opened.delete(rules);
  await (await folder(false))?.removeEntry(fileName(rules)).catch(() => undefined);
}
