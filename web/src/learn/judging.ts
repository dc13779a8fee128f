// The way to the lesson in judging: its page and its texts.

import { withTexts } from "../i18n";
import { part } from "../offline/part";

export const judgeLesson = async () => (await Promise.all([part(() => import("./JudgeLesson")), withTexts("judging")]))[0];
