// @from 4
// @row IMP-10
// @findings error:4 error:4
import { JsonTestServer, withTestServer } from '@ai-sdk/provider-utils/test';

const server = new JsonTestServer('https://api.example.com');
server.setupTestEnvironment();
export const run = () => withTestServer([], async ({ calls }) => void calls);
