/** In which order people see what an update contains. */
import { oneBeat, type WriteScene } from "../../../core/beats";

export const writeScene: WriteScene<"sun_and_moon"> = (_, update) => oneBeat(update);
