/** In which order people see what an update contains. */
import { oneBeat, type WriteScene } from "../../../core/beats";

export const writeScene: WriteScene<"nox"> = (_, update) => oneBeat(update);
