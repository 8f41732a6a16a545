import { Logger, NodeIO } from '@gltf-transform/core';
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions';
import { reorder, resample } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';

const quiet = new Logger(Logger.Verbosity.ERROR);

/** Reads and writes models, packed ones too. */
export async function modelFiles() {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready]);
  return new NodeIO()
    .setLogger(quiet)
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder });
}

/**
 * A model as the page loads it: its triangles in an order that packs well, keys of clips that lie on the way between
 * their neighbors left out, and packed by meshopt. Places, bones and names stay as they are.
 *
 * @param {string} file a binary glTF
 * @returns {Promise<Buffer>}
 * @throws when the file is no model
 */
export async function encodeModel(file) {
  const io = await modelFiles();
  const document = (await io.read(file)).setLogger(quiet);
  await document.transform(resample(), reorder({ encoder: MeshoptEncoder, target: 'size' }));
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  return Buffer.from(await io.writeBinary(document));
}
